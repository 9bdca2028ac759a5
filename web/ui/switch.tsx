import { useId } from 'react';
import styles from './switch.module.css';

/** A switch that takes effect at once. `label` names it; `hint` is shown below. */
export function Switch({
  checked,
  onChange,
  label,
  hint,
  pending = false,
  isLabelHidden = false,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: string;
  /** While a change is being saved, the switch keeps its focus and ignores presses. */
  pending?: boolean;
  isLabelHidden?: boolean;
}) {
  const id = useId();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-disabled={pending}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => {
          if (!pending) onChange(event.target.checked);
        }}
      />
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      {hint && (
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}

import styles from './segmented.module.css';

/** A segmented control: one choice out of a few, each with its count. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** What the control chooses, for screen readers. */
  label: string;
  options: readonly { value: Value; text: string; count?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.count !== undefined && <span>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

import styles from './segmented.module.css';

/** One choice out of a few that stand side by side, each with how many there are. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** What is chosen, for screen readers. */
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

import { Button } from '@mantine/core';
import styles from './segmented.module.css';

/** A segmented control: toggle buttons to choose one of a few options, each with its count. */
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
    <Button.Group className={styles.segmented} aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          className={styles.option}
          variant={option.value === value ? 'filled' : 'default'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </Button>
      ))}
    </Button.Group>
  );
}

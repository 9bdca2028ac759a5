import { TextInput } from '@mantine/core';
import styles from './day-filter.module.css';
import type { OnSearch } from './list-search.ts';

/** Filters a list by a range of dates, both inclusive. */
export function DayFilter({
  from,
  to,
  onSearch,
}: {
  from: string | undefined;
  to: string | undefined;
  onSearch: OnSearch<{ from?: string | undefined; to?: string | undefined }>;
}) {
  return (
    <>
      <Day label="From" value={from} max={to} onChange={(value) => onSearch({ from: value })} />
      <Day label="To" value={to} min={from} onChange={(value) => onSearch({ to: value })} />
    </>
  );
}

function Day({
  label,
  value = '',
  min,
  max,
  onChange,
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <TextInput
      className={styles.day}
      label={label}
      type="date"
      value={value}
      min={min ?? '1970-01-01'}
      max={max ?? '2999-12-31'}
      onChange={(event) => {
        const { value: day, validity } = event.target;
        // Ignores out-of-range dates: while the year is being typed, its first digits already form a valid year.
        if (validity.valid) onChange(day || undefined);
      }}
    />
  );
}

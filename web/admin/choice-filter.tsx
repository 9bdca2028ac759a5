import { NativeSelect } from '@mantine/core';

/** A select that filters a list by one value, or shows all. */
export function ChoiceFilter<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Label of the option for no filter, such as `All categories`. */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: all }, ...options]}
      onChange={({ target }) =>
        onChange(options.find((option) => option.value === target.value)?.value)
      }
    />
  );
}

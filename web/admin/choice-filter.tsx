/** A select that filters a list by one value, or shows all. */
export function ChoiceFilter<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string;
  /** The text while nothing is chosen: `All categories`. */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.find((option) => option.value === target.value)?.value)
      }
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

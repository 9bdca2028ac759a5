import { Switch as MantineSwitch } from '@mantine/core';

/** A switch that takes effect at once. While a change is saved, it keeps its focus and ignores presses. */
export function Switch({
  checked,
  onChange,
  label,
  hint,
  pending = false,
  isLabelHidden = false,
  isReadOnly = false,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: string;
  pending?: boolean;
  isLabelHidden?: boolean;
  /** Whether it only shows the state, because the role may not change it. */
  isReadOnly?: boolean;
}) {
  return (
    <MantineSwitch
      checked={checked}
      disabled={isReadOnly}
      aria-checked={checked}
      aria-disabled={pending}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={hint}
      onChange={(event) => {
        if (!pending) onChange(event.currentTarget.checked);
      }}
    />
  );
}

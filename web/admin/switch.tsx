import { Switch as MantineSwitch } from '@mantine/core';

/** A switch that takes effect at once. While a change is being saved, it keeps the focus and ignores clicks. */
export function Switch({
  checked,
  onChange,
  label,
  shown = label,
  hint,
  pending = false,
  isLabelHidden = false,
  isReadOnly = false,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  /** The text beside it, if it is not its label. */
  shown?: string;
  hint?: string;
  pending?: boolean;
  isLabelHidden?: boolean;
  /** Whether it is read-only, because the user lacks the permission to change it. */
  isReadOnly?: boolean;
}) {
  return (
    <MantineSwitch
      checked={checked}
      disabled={isReadOnly}
      aria-checked={checked}
      aria-disabled={pending}
      {...((isLabelHidden || shown !== label) && { 'aria-label': label })}
      {...(!isLabelHidden && { label: shown })}
      description={hint}
      onChange={(event) => {
        if (!pending) onChange(event.currentTarget.checked);
      }}
    />
  );
}

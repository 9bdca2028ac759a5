import { Select, type SelectProps } from '@mantine/core';

/** A select with a search, for many options. */
export function SearchedSelect({
  onChange,
  ...props
}: Omit<SelectProps, 'onChange'> & { onChange: (value: string) => void }) {
  return (
    <Select
      {...props}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nobody has this name"
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

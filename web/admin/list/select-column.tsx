import { Checkbox } from '@mantine/core';
import type { ListColumn } from './list-features.ts';

/** A column that selects rows, and in its head all rows of the page. Shift selects a range. */
export function selectColumn<Row extends { id: string }>(
  nameOf: (row: Row) => string,
): ListColumn<Row> {
  return {
    id: 'select',
    enableHiding: false,
    header: ({ table }) => (
      <Checkbox
        size="sm"
        aria-label="Select this page"
        disabled={table.getRowModel().rows.length === 0}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <Checkbox
        size="sm"
        aria-label={`Select ${nameOf(row.original)}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  };
}

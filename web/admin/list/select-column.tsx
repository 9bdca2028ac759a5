import { Checkbox } from '@mantine/core';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import type { ListColumn } from './list-features.ts';

/**
 * A column with checkboxes to select rows; the one in the header selects all rows of the page. Shift selects a range.
 * `permission` is the permission that the bulk actions require.
 */
export function selectColumn<Row extends { id: string }>(
  nameOf: (row: Row) => string,
  permission: Permission,
): ListColumn<Row> {
  return {
    id: 'select',
    permission,
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

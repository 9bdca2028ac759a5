import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { useState } from 'react';
import { LIST_FEATURES, type ListColumn } from './list-features.ts';

/** The table of a list: its columns, the rows of the current page, and which rows are selected, on any page. */
export function useListTable<Row extends { id: string }>({
  columns,
  rows,
}: {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
}) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  return useTable({
    features: LIST_FEATURES,
    columns: columns as ListColumn<Row>[],
    data: rows as Row[],
    getRowId: ({ id }) => id,
    enableSubRowSelection: false,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
}

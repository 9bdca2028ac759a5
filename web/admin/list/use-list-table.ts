import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState } from 'react';
import { LIST_FEATURES, type ListColumn } from './list-features.ts';
import { arrangeColumns, type ListLayout } from './list-layout.ts';

/**
 * The table of a list: its columns, the rows of the current page, and which rows are selected, on any page. New rows
 * are deferred: React renders them in chunks, between which the page can respond to input.
 */
export function useListTable<Row extends { id: string }>({
  columns,
  rows,
  layout: { order, hidden },
}: {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  layout: Pick<ListLayout, 'order' | 'hidden'>;
}) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const data = useDeferredValue(rows);
  const columnOrder = useMemo(
    () =>
      arrangeColumns(
        columns.map(({ id }) => id),
        order,
      ),
    [columns, order],
  );
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, enableHiding }) => [id, enableHiding === false || !hidden.includes(id)]),
      ),
    [columns, hidden],
  );
  return useTable({
    features: LIST_FEATURES,
    columns: columns as ListColumn<Row>[],
    data: data as Row[],
    getRowId: ({ id }) => id,
    enableSubRowSelection: false,
    state: { rowSelection, columnOrder, columnVisibility },
    onRowSelectionChange: setRowSelection,
  });
}

import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState } from 'react';
import { LIST_FEATURES, type ListColumn, type ListTableModel } from './list-features.ts';
import { arrangeColumns, type ListLayout } from './list-layout.ts';

/**
 * The table of a list: its columns, the rows of the current page, and which rows are selected, on any page.
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
    data: rows as Row[],
    getRowId: ({ id }) => id,
    enableSubRowSelection: false,
    state: { rowSelection, columnOrder, columnVisibility },
    onRowSelectionChange: setRowSelection,
  });
}

/**
 * The rows to render. New ones are deferred: React renders them in chunks, between which the page can respond to input.
 * The table itself always has the current rows: it is changed while React renders, so two renders must not differ in them.
 */
export const useShownRows = <Row extends { id: string }>(table: ListTableModel<Row>) =>
  useDeferredValue(table.getRowModel().rows);

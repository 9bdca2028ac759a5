import { useEffect } from 'react';
import type { ListPage } from '../../../src/platform/pagination/schema.ts';
import type { ListTableModel } from './list-features.ts';

/**
 * The selected rows of a list, for its bulk actions. Changing the filter clears the selection.
 * @param page The current page of the list.
 */
export function useSelection<Row extends { id: string }>(
  table: ListTableModel<Row>,
  filter: object,
  page: Pick<ListPage<unknown>, 'next' | 'previous'> | undefined,
) {
  const { setRowSelection } = table;
  const filterKey = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filter changes.
  useEffect(() => setRowSelection({}), [filterKey, setRowSelection]);
  const ids = table.getSelectedRowIds();
  const hasMorePages = !!(page?.next || page?.previous);
  return {
    ids,
    clear: () => setRowSelection({}),
    /**
     * Options of the query for all matching rows, which runs once the whole page is selected and there are other pages.
     */
    matchingQuery: {
      enabled: hasMorePages && ids.length > 0 && table.getIsAllRowsSelected(),
      staleTime: 0,
    },
  };
}

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { changeRow } from './change-row.ts';

/** Shows a changed row before the server has answered: see `changeRow`. */
export function useOptimisticChange<Row extends object>(queryKey: QueryKey) {
  const queries = useQueryClient();
  return (id: string, change: Partial<Row>) => changeRow<Row>(queries, queryKey, id, change);
}

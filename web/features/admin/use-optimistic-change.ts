import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Changes a row wherever cached answers under `queryKey` have it; answers what undoes that. */
export function useOptimisticChange<Row>(queryKey: QueryKey) {
  const queries = useQueryClient();
  return async (id: string, change: Partial<Row>) => {
    const filter = { queryKey };
    await queries.cancelQueries(filter);
    const before = queries.getQueriesData(filter);
    queries.setQueriesData(filter, (data: unknown) => changed(data, id, change));
    return () => {
      for (const [key, data] of before) queries.setQueryData(key, data);
    };
  };
}

/** A cached answer (a page, or one row) with the row changed, if it is in there. */
function changed(data: unknown, id: string, change: object): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('id' in data) return data.id === id ? { ...data, ...change } : data;
  if (!('items' in data) || !Array.isArray(data.items)) return data;
  return { ...data, items: data.items.map((item) => changed(item, id, change)) };
}

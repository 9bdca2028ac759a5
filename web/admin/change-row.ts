import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Optimistic update: changes a row in all cached responses under `queryKey`. Returns the rollback, which restores only
 * these fields, and only where they have not changed since. Fetches in progress are cancelled so that they do not
 * overwrite the change, except initial fetches, which nothing would restart.
 */
export async function changeRow<Row extends object>(
  queries: QueryClient,
  queryKey: QueryKey,
  id: string,
  change: Partial<Row>,
): Promise<() => void> {
  const answered = { queryKey, predicate: ({ state }: Query) => state.data !== undefined };
  const cache = queries.getQueryCache();
  const stopped = cache.findAll({ ...answered, fetchStatus: 'fetching' });
  await queries.cancelQueries(answered);
  const takeBack = cache.findAll(answered).map((query) => {
    const before = rowIn(query.state.data, id);
    queries.setQueryData(
      query.queryKey,
      withRow(query.state.data, id, () => change),
    );
    return () =>
      before &&
      queries.setQueryData(query.queryKey, (data: unknown) =>
        withRow(data, id, (row) => unchanged(row, change, before)),
      );
  });
  return () => {
    for (const each of takeBack) each();
    for (const { queryHash } of stopped) {
      void queries.invalidateQueries({ predicate: (query) => query.queryHash === queryHash });
    }
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of `before` whose current value is still the one that `change` set. */
function unchanged(row: Fields, change: Fields, before: Fields): Fields {
  const names = Object.keys(change).filter((name) => Object.is(row[name], change[name]));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** The row in a cached response (a list, an object with lists, or the row itself), or undefined. */
function rowIn(data: unknown, id: string): Fields | undefined {
  let found: Fields | undefined;
  withRow(data, id, (row) => {
    found = row;
    return {};
  });
  return found;
}

/** A copy of a cached response with `change` applied to the row, if it contains the row. */
function withRow(data: unknown, id: string, change: (row: Fields) => Fields): unknown {
  if (Array.isArray(data)) return data.map((item) => withRow(item, id, change));
  if (typeof data !== 'object' || data === null) return data;
  if ('id' in data) return data.id === id ? { ...data, ...change({ ...data }) } : data;
  const parts = Object.entries(data).map(([name, part]) => [
    name,
    Array.isArray(part) ? withRow(part, id, change) : part,
  ]);
  return Object.fromEntries(parts);
}

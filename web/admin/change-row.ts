import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a row wherever cached answers under `queryKey` have it. Answers what takes that back: only these
 * fields, only where nothing has come over them since. What is on its way is kept from coming over the change,
 * but for a first answer: nobody would ask for that again.
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
    const before = { ...rowIn(query.state.data, id) };
    queries.setQueryData(
      query.queryKey,
      withRow(query.state.data, id, () => change),
    );
    return () =>
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

/** The fields of `before` that still are as the change has left them. */
function unchanged(row: Fields, change: Fields, before: Fields): Fields {
  const names = Object.keys(change).filter((name) => Object.is(row[name], change[name]));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

/** The row in a cached answer (a page, or the row itself), if it is in there. */
function rowIn(data: unknown, id: string): Fields | undefined {
  let found: Fields | undefined;
  withRow(data, id, (row) => {
    found = row;
    return {};
  });
  return found;
}

/** A cached answer with what `change` says about the row, if it is in there. */
function withRow(data: unknown, id: string, change: (row: Fields) => Fields): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('id' in data) return data.id === id ? { ...data, ...change({ ...data }) } : data;
  if (!('items' in data) || !Array.isArray(data.items)) return data;
  return { ...data, items: data.items.map((item) => withRow(item, id, change)) };
}

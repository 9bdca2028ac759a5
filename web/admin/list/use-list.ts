import { useMemo, useRef } from 'react';
import type { Sort } from '../../../src/platform/pagination/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { LIST_QUERY } from '../list-query.ts';
import type { OnSearch, Readers } from '../list-search.ts';
import { useAdminSearch } from '../use-admin-search.ts';
import { useCan } from '../use-can.ts';
import type { Filters, ListCounts, ValuesOf } from './filters.ts';
import type { ListOf } from './list-definition.ts';
import type { ListColumn } from './list-features.ts';
import { sortOf } from './list-sort.ts';
import { useListKeys } from './use-list-keys.ts';
import { type ListSettings, useListSettings } from './use-list-settings.ts';
import { useListTable } from './use-list-table.ts';

/** The search parameters that lists have in common. */
type CommonSearch<Name extends string> = {
  cursor?: string | undefined;
  sort?: Sort<Name> | undefined;
  open?: string | undefined;
};

/** The actions of keys on the focused row, by key. */
type RowKeys<Row extends { id: string }> = Readonly<Record<string, (row: Row) => void>>;

/**
 * The state of a list for `ListScreen` and `ListBody`: its search parameters, its rows and their table.
 * @param keys The list's own keyboard shortcuts.
 * @param opensOnMove Whether j and k open the rows that they move to, even if none is open.
 */
export function useList<
  Row extends { id: string },
  Of extends Filters,
  Others extends Readers,
  Name extends string,
  Counts extends ListCounts,
>(
  definition: ListOf<Row, Of, Others, Name, Counts>,
  keys: RowKeys<Row> = {},
  { opensOnMove = false } = {},
) {
  const { filters, sorts, defaultSort, isDefaultSortSent } = definition;
  const { useFilter = asGiven, counts = NO_COUNTS } = definition;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [search, onSearch] = useAdminSearch(definition.readers);
  const { cursor, sort, open } = search as CommonSearch<Name>;
  const change = onSearch as OnSearch<CommonSearch<Name>>;
  const settings = useListSettings(definition.id);
  const values = Object.entries(search).filter(([name]) => name in filters);
  const filter = useFilter(Object.fromEntries(values) as ValuesOf<Of>);
  const usual = typeof defaultSort === 'function' ? defaultSort(filter) : defaultSort;
  const sent = { ...filter, sort: sort ?? (isDefaultSortSent ? usual : undefined) };
  const query = definition.rows.useQuery(
    { ...sent, cursor, limit: definition.pageSize ?? settings.layout.pageSize },
    LIST_QUERY,
  );
  const countsQuery = counts.useQuery();
  // Back does not step through the rows that have been open.
  const onOpen = (id: string) => change({ cursor, open: id }, { replace: open !== undefined });
  const table = useKeyedTable({
    zone: firm.zone,
    locale: firm.formats.locale,
    columnsOf: definition.columns,
    keys,
    items: query.data?.items ?? NO_ROWS,
    settings,
    openId: open,
    onOpen,
    opensOnMove,
  });
  return {
    definition,
    zone: firm.zone,
    search,
    onSearch,
    filter,
    sort: sorts && usual && sortOf(sorts, usual, sort, change),
    /** The filters and the order as the server receives them. */
    sent,
    settings,
    query,
    countsQuery,
    counts: countsQuery?.data,
    openId: open,
    onOpen,
    onClose: () => change({ cursor, open: undefined }, { replace: true }),
    ...table,
  };
}

/** The table of the allowed columns, and the shortcuts j and k, x where rows can be selected, and those of `keys`. */
function useKeyedTable<Row extends { id: string }>({
  zone,
  locale,
  columnsOf,
  items,
  settings: { layout },
  keys,
  openId,
  onOpen,
  opensOnMove,
}: {
  zone: string;
  locale: string;
  columnsOf: (zone: string, locale: string) => readonly ListColumn<Row>[];
  items: readonly Row[];
  settings: ListSettings;
  keys: RowKeys<Row>;
  openId: string | undefined;
  onOpen: (id: string) => void;
  opensOnMove: boolean;
}) {
  const can = useCan();
  const columns = useMemo(() => columnsOf(zone, locale), [columnsOf, zone, locale]);
  const allowed = useMemo(
    () => columns.filter(({ permission }) => !permission || can(permission)),
    [columns, can],
  );
  const table = useListTable({ columns: allowed, rows: items, layout });
  const rowsRef = useRef<HTMLDivElement>(null);
  const actions = Object.entries(keys).map(([key, act]) => [
    key,
    (id: string) => act(table.getRow(id).original),
  ]);
  useListKeys({
    list: rowsRef,
    openId,
    onMove: (id) => (opensOnMove || openId !== undefined) && onOpen(id),
    actions: {
      ...(allowed.some(({ id }) => id === 'select') && {
        x: (id: string) => table.getRow(id).toggleSelected(),
      }),
      ...Object.fromEntries(actions),
    },
  });
  return { columns, table, rowsRef };
}

const asGiven = <Values>(values: Values): Values => values;
const NO_COUNTS = { useQuery: () => undefined };
const NO_ROWS: readonly never[] = [];

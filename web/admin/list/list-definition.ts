import type { ComponentType } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import type { ListPage } from '../../../src/platform/pagination/schema.ts';
import type { LIST_QUERY } from '../list-query.ts';
import { oneOf, type Reader, type Readers, type SearchOf, text } from '../list-search.ts';
import type { Filters, FilterValues, ListCounts, ValuesOf } from './filters.ts';
import type { ListColumn } from './list-features.ts';

type ListQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** What a bulk action acts on. */
export type Bulk = {
  ids: string[];
  clear: () => void;
  filter: FilterValues;
};

/** A list of the back office: its rows, columns, filters, orders, export and bulk actions. */
export type ListDefinition<
  Row extends { id: string },
  Of extends Filters,
  Others extends Readers,
  Name extends string,
  Counts extends ListCounts,
> = {
  /** The list in the settings of a user. */
  id: string;
  /** The name of the table, for screen readers. */
  label: string;
  /** The subject of an error message, if not `The list`. */
  what?: string;
  /** The number of rows on a page, if users cannot choose it. */
  pageSize?: number;
  /** The class of the table, for the widths of its columns. */
  className?: string | undefined;
  /** The filters in the order of their controls; each name is that of the search parameter. */
  filters: Of;
  /** The other search parameters, such as the id of the open row. */
  others?: Others;
  /** Changes the values from the URL before they are used. A hook. */
  useFilter?: (values: ValuesOf<Of>) => ValuesOf<Of>;
  /** The columns that can be sorted, by their ids. */
  sorts?: readonly Name[];
  defaultSort?: Sort<NoInfer<Name>> | ((filter: ValuesOf<Of>) => Sort<NoInfer<Name>>);
  /** Whether the default order of the server is another one, so that this one has to be sent. */
  isDefaultSortSent?: boolean;
  rows: {
    useQuery(
      input: ValuesOf<Of> & {
        sort: Sort<NoInfer<Name>> | undefined;
        cursor: string | undefined;
        limit: number;
      },
      options: typeof LIST_QUERY,
    ): ListQuery<ListPage<Row>>;
  };
  counts?: { useQuery(): ListQuery<Counts> };
  columns: (zone: string, locale: string) => readonly ListColumn<Row>[];
  /** The export as CSV; `path` is the documented endpoint, `failure` the error message. */
  csv?: { permission: Permission; path: string; fileName: string; failure: string };
  bulk?: {
    /** The ids of all rows that match. */
    matching: {
      useQuery(
        filter: ValuesOf<Of>,
        options: { enabled: boolean; staleTime: number },
      ): { data: { ids: readonly string[]; isCut: boolean } | undefined };
    };
    Actions: ComponentType<Bulk>;
  };
  /** The empty state if there are no rows at all. */
  empty: { title: string; text: string };
  /** The empty state when no row matches the filters. */
  noMatch: string;
};

/** A list with the readers of all its search parameters. */
export function defineList<
  Row extends { id: string },
  Of extends Filters,
  Name extends string,
  Counts extends ListCounts = ListCounts,
  Others extends Readers = Record<never, never>,
>(list: ListDefinition<Row, Of, Others, Name, Counts>) {
  const readers = {
    cursor: text,
    sort: oneOf(sortsOf(list.sorts ?? [])),
    ...Object.fromEntries(Object.entries(list.filters).map(([name, { read }]) => [name, read])),
    ...list.others,
  };
  return { ...list, readers: readers as Readers as ListReaders<Of, Others, Name> };
}

type ListReaders<Of extends Filters, Others extends Readers, Name extends string> = {
  cursor: Reader<string>;
  sort: Reader<Sort<Name>>;
} & { [Filter in keyof Of]: Of[Filter]['read'] } & Others;

export type ListOf<
  Row extends { id: string },
  Of extends Filters,
  Others extends Readers,
  Name extends string,
  Counts extends ListCounts,
> = ListDefinition<Row, Of, Others, Name, Counts> & { readers: ListReaders<Of, Others, Name> };

/** The search parameters of a list. */
export type SearchOfList<List extends { readers: Readers }> = SearchOf<List['readers']>;

import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { Readers } from '../list-search.ts';
import { PagedList } from '../paged-list.tsx';
import { conditionsOf, type Filters, type FilterValues, type ListCounts } from './filters.ts';
import { ListControls } from './list-controls.tsx';
import type { ListDefinition } from './list-definition.ts';
import type { ListColumn, ListTableModel } from './list-features.ts';
import { ListFilters } from './list-filters.tsx';
import type { ListSort } from './list-sort.ts';
import { ListTable } from './list-table.tsx';
import pane from './pane.module.css';
import { SelectionBar } from './selection-bar.tsx';
import type { ListSettings } from './use-list-settings.ts';
import { useSelection } from './use-selection.ts';

type Definition<Row extends { id: string }> = ListDefinition<
  Row,
  Filters,
  Readers,
  string,
  ListCounts
>;

/** The part of the result of `useList` that a list's components need. */
export type ListState<Row extends { id: string }> = {
  definition: Pick<
    Definition<Row>,
    'label' | 'what' | 'className' | 'filters' | 'csv' | 'bulk' | 'empty' | 'noMatch'
  >;
  onSearch(change: FilterValues, options?: { replace?: boolean }): void;
  filter: FilterValues;
  sent: object;
  sort: ListSort | undefined;
  settings: ListSettings;
  query: ReturnType<Definition<Row>['rows']['useQuery']>;
  countsQuery: ReturnType<NonNullable<Definition<Row>['counts']>['useQuery']> | undefined;
  counts: ListCounts | undefined;
  openId: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  zone: string;
  columns: readonly ListColumn<Row>[];
  table: ListTableModel<Row>;
  rowsRef: RefObject<HTMLDivElement | null>;
};

/** The filters, rows and bulk actions of a list. */
export function ListBody<Row extends { id: string }>({
  list,
  filterControls,
  emptyAction,
  noMatchAction,
  details,
  wrap = (rows) => rows,
  rowActions,
  ...rows
}: {
  list: ListState<Row>;
  /** Further controls among the filters. */
  filterControls?: ReactNode;
  /** The actions of the empty states. */
  emptyAction?: ReactNode;
  noMatchAction?: ReactNode;
  /** The pane or dialog of the open row. */
  details?: ReactNode;
  /** Adds a context to the table. */
  wrap?: (rows: ReactNode) => ReactNode;
  /** The buttons of a row; see `ListTable`. */
  rowActions?: (row: Row) => ReactNode;
} & Pick<
  ComponentProps<typeof ListTable<Row>>,
  'onOpen' | 'groupOf' | 'permission' | 'hasFixedActions'
>) {
  const { definition, onSearch, filter, sort, settings, query } = list;
  const { label, what, className, filters, empty, noMatch, bulk } = definition;
  return (
    <>
      {Object.keys(filters).length > 0 && (
        <ListFilters
          filters={filters}
          values={filter}
          counts={list.countsQuery?.data}
          onSearch={onSearch}
          end={
            <ListControls
              columns={list.columns}
              settings={settings}
              search={{ ...filter, sort: sort?.value }}
              onSearch={onSearch}
            />
          }
        >
          {filterControls}
        </ListFilters>
      )}
      <div className={pane.split}>
        <div>
          <PagedList
            query={query}
            {...(what && { what })}
            filter={conditionsOf(filters, filter)}
            empty={{ ...empty, action: emptyAction }}
            noMatch={{ text: noMatch, action: noMatchAction }}
            onSearch={onSearch}
          >
            {() =>
              wrap(
                <div ref={list.rowsRef} className={className}>
                  <ListTable
                    label={label}
                    table={list.table}
                    sort={sort}
                    isCompact={settings.layout.isCompact}
                    openId={list.openId}
                    {...(rowActions && { actions: rowActions })}
                    {...rows}
                  />
                </div>,
              )
            }
          </PagedList>
          {bulk && <BulkBar list={list} bulk={bulk} />}
        </div>
        {details}
      </div>
    </>
  );
}

/** The bulk actions of a list, while rows are selected. */
export function BulkBar<Row extends { id: string }>({
  list: { table, filter, query },
  bulk: { matching, Actions },
}: {
  list: ListState<Row>;
  bulk: NonNullable<Definition<Row>['bulk']>;
}) {
  const { ids, clear, matchingQuery } = useSelection(table, filter, query.data);
  const { data } = matching.useQuery(filter, matchingQuery);
  return (
    <SelectionBar table={table} matching={data}>
      <Actions ids={ids} clear={clear} filter={filter} />
    </SelectionBar>
  );
}

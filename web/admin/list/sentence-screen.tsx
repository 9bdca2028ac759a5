import { Menu } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import { CsvExportItem } from '../csv-export-item.tsx';
import { PagedList } from '../paged-list.tsx';
import { Screen } from '../screen.tsx';
import { conditionsOf } from './filters.ts';
import { BulkBar, type ListState } from './list-body.tsx';
import { ListSentence } from './list-sentence.tsx';
import { useViews } from './views-menu.tsx';

/** A page of the back office that shows a list without a table, with its filters as a sentence. */
export function SentenceScreen<Row extends { id: string }>({
  list,
  title,
  lead,
  actions,
  more,
  orders,
  emptyAction,
  rows,
  children,
}: Pick<ComponentProps<typeof Screen>, 'title' | 'lead' | 'actions' | 'more'> &
  Pick<ComponentProps<typeof ListSentence>, 'orders'> & {
    list: ListState<Row>;
    emptyAction?: ReactNode;
    rows: ReactNode;
    /** Dialogs. */
    children?: ReactNode;
  }) {
  const { definition, filter, sent, sort, query, countsQuery, onSearch } = list;
  const { filters, empty, noMatch, what, csv, bulk } = definition;
  const views = useViews({
    ids: [],
    settings: list.settings,
    search: { ...filter, sort: sort?.value },
    onSearch,
  });
  return (
    <Screen
      title={title}
      lead={lead}
      actions={actions}
      more={
        <>
          {more}
          {csv && <CsvExportItem {...csv} filter={sent} />}
          <Menu.Item
            leftSection={<AdminIcon name="refresh" size="sm" />}
            onClick={() => void Promise.all([query.refetch(), countsQuery?.refetch()])}
          >
            Refresh
          </Menu.Item>
          <Menu.Divider />
          {views.items}
        </>
      }
    >
      <ListSentence
        filters={filters}
        values={filter}
        countsQuery={countsQuery}
        onSearch={onSearch}
        sort={sort}
        orders={orders}
      />
      <PagedList
        query={query}
        {...(what && { what })}
        filter={conditionsOf(filters, filter)}
        empty={{ ...empty, action: emptyAction }}
        noMatch={{ text: noMatch }}
        hasCount={false}
        onSearch={onSearch}
      >
        {() => <div ref={list.rowsRef}>{rows}</div>}
      </PagedList>
      {bulk && <BulkBar list={list} bulk={bulk} />}
      {views.dialogs}
      {children}
    </Screen>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import type { ListPage } from '../../src/platform/pagination/schema.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { ListSearch, OnSearch } from './list-search.ts';
import { Pager } from './pager.tsx';
import { QueryState } from './query-state.tsx';

/** A page of a list with pagination, or its empty state. */
export function PagedList<Row>({
  query,
  what = 'The list',
  filter,
  empty,
  noMatch,
  onSearch,
  hasCount = true,
  children,
}: {
  query: ComponentProps<typeof QueryState<ListPage<Row>>>['query'];
  what?: string;
  /** The current filters; a filter that is not set is empty or undefined. */
  filter: object;
  /** The empty state if there are no rows at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** The empty state when no row matches the filters. */
  noMatch: { text: string; action?: ReactNode };
  onSearch: OnSearch<ListSearch>;
  /** Whether the number of rows is shown below them. */
  hasCount?: boolean;
  children: (items: readonly Row[]) => ReactNode;
}) {
  const { title, text, action }: typeof empty = Object.values(filter).some(Boolean)
    ? { title: 'Nothing matches', ...noMatch }
    : empty;
  return (
    <QueryState
      query={query}
      what={what}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title={title}>
          <p className="muted">{text}</p>
          {action}
        </EmptyState>
      }
    >
      {(page) => (
        <>
          {children(page.items)}
          {(page.next || page.previous || hasCount) && (
            <Pager page={page} onCursor={(cursor) => onSearch({ cursor })}>
              {hasCount && `${page.items.length} shown`}
            </Pager>
          )}
        </>
      )}
    </QueryState>
  );
}

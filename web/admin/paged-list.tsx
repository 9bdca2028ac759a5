import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';

type Page<Row> = { items: readonly Row[]; next: string | null; previous: string | null };

/** A page of a list with the ways on from it, or words in its place. */
export function PagedList<Row>({
  query,
  what = 'The list',
  isFiltered,
  empty,
  noMatch,
  onCursor,
  children,
}: {
  query: ComponentProps<typeof Loaded<Page<Row>>>['query'];
  what?: string;
  isFiltered: boolean;
  /** Said while there is nothing at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Said where the filters leave nothing over. */
  noMatch: string;
  onCursor: (cursor: string | undefined) => void;
  children: (items: readonly Row[]) => ReactNode;
}) {
  const { title, text, action } = isFiltered
    ? { title: 'Nothing matches', text: noMatch, action: undefined }
    : { action: undefined, ...empty };
  return (
    <Loaded
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
          <Pager page={page} onCursor={onCursor}>
            {page.items.length} shown
          </Pager>
        </>
      )}
    </Loaded>
  );
}

import { Fragment, type ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { Button } from '../button.tsx';
import { flag, type OnSearch, oneOf, type SearchOf, text } from '../list-search.ts';
import { QueryState } from '../query-state.tsx';
import { useCan } from '../use-can.ts';
import type { Entry, EntryCalls } from './entry-calls.ts';
import { EntryList } from './entry-list.tsx';
import styles from './entry-section.module.css';

/** Search parameters: the tab, the key of the entry that is edited, and a flag that a new one is added. */
export const ENTRIES_SEARCH = { tab: oneOf(['categories']), open: text, new: flag };
export type EntrySearch = SearchOf<typeof ENTRIES_SEARCH>;

/** A list of entries with its dialog, which the search parameters open. */
export function EntrySection<Row extends Entry, Fields>({
  query,
  calls,
  lead,
  empty,
  search,
  onSearch,
  picture,
  facts,
  keptKey,
  dialog,
}: {
  query: Parameters<typeof QueryState<Row[]>>[0]['query'] & { refetch: () => Promise<unknown> };
  calls: EntryCalls<Row, Fields>;
  lead: string;
  /** The text of the empty state. */
  empty: string;
  search: EntrySearch;
  onSearch: OnSearch<EntrySearch>;
  picture?: (entry: Row) => ReactNode;
  facts: (entry: Row) => string;
  /** The key of an entry that cannot be deleted. */
  keptKey?: string;
  dialog: (props: { entry: Row | undefined; onClose: () => void }) => ReactNode;
}) {
  const mayChange = useCan()(calls.permission);
  const entries = query.data ?? [];
  const edited = entries.find(({ key }) => key === search.open);
  const close = () => onSearch({ new: undefined, open: undefined });
  return (
    <>
      <div className={styles.head}>
        <p className="muted">{lead}</p>
        <Button
          permission={calls.permission}
          variant="filled"
          onClick={() => onSearch({ new: 1, open: undefined })}
        >
          <AdminIcon name="plus" />
          Add {calls.noun}
        </Button>
      </div>
      <QueryState
        query={query}
        what="The list"
        isEmpty={() => entries.length === 0}
        empty={
          <EmptyState title="Nothing here yet">
            <p>{empty}</p>
          </EmptyState>
        }
      >
        {() => (
          <EntryList
            entries={entries}
            calls={calls}
            picture={picture}
            facts={facts}
            keptKey={keptKey}
            onEdit={(key) => onSearch({ open: key, new: undefined })}
          />
        )}
      </QueryState>
      {query.data && search.new && mayChange && dialog({ entry: undefined, onClose: close })}
      {edited && <Fragment key={edited.key}>{dialog({ entry: edited, onClose: close })}</Fragment>}
    </>
  );
}

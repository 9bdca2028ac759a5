import { formatCount } from '../../../src/paging/rules.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import rows from '../../components/rows.module.css';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../admin/loaded.tsx';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { Pager } from '../admin/pager.tsx';
import { Screen } from '../admin/screen.tsx';
import { ExportButton } from './export-button.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { SubmissionRow } from './submission-row.tsx';
import type { SubmissionSearch } from './submission-search.ts';
import styles from './submissions-page.module.css';
import { useTriage } from './use-triage.ts';

type OnSearch = (change: Partial<SubmissionSearch>, options?: { replace?: boolean }) => void;

/** What visitors wrote, and what was done about it. */
export function SubmissionsPage({
  search,
  onSearch,
}: {
  search: SubmissionSearch;
  onSearch: OnSearch;
}) {
  const { open, cursor, ...filter } = search;
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const list = trpc.contact.submissions.useQuery(
    { ...filter, cursor },
    { placeholderData: (before) => before },
  );
  const counts = trpc.contact.counts.useQuery();
  const triage = useTriage();
  const isFiltered = Object.keys(filter).length > 0;
  const refresh = () => Promise.all([list.refetch(), counts.refetch()]);

  return (
    <Screen
      title="Contact Submissions"
      lead={
        counts.data &&
        `${formatCount(counts.data.new)} new, ${formatCount(counts.data.unresolved)} unresolved. Opening one marks it as read.`
      }
      actions={
        <>
          <ExportButton filter={filter} />
          <Button onClick={() => void refresh()} pending={list.isFetching}>
            <OfficeIcon name="refresh" />
            Refresh
          </Button>
        </>
      }
    >
      <SubmissionFilters filter={filter} counts={counts.data} onSearch={onSearch} />
      <Loaded
        query={list}
        what="The list"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={isFiltered ? 'Nothing matches' : 'No messages yet'}>
            <p className="muted">
              {isFiltered
                ? 'No message has all of that.'
                : 'What visitors write on the contact page arrives here.'}
            </p>
          </EmptyState>
        }
      >
        {(page) => (
          <>
            <ul className={`${rows.box} ${rows.rows} ${styles.list}`}>
              {page.items.map((submission) => (
                <SubmissionRow
                  key={submission.id}
                  submission={submission}
                  zone={firm.zone}
                  triage={triage}
                  onOpen={() => onSearch({ cursor, open: submission.id })}
                />
              ))}
            </ul>
            <Pager page={page} onCursor={(next) => onSearch({ cursor: next })}>
              {page.items.length} shown
            </Pager>
          </>
        )}
      </Loaded>
      {open && (
        <SubmissionDialog
          id={open}
          zone={firm.zone}
          firmName={firm.name}
          triage={triage}
          onClose={() => onSearch({ cursor, open: undefined })}
        />
      )}
    </Screen>
  );
}

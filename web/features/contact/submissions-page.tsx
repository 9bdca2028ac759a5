import { PRACTICE_AREAS } from '../../../src/features/firm/practice-areas/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionRow } from './submission-row.tsx';
import type { SubmissionSearch } from './submission-search.ts';
import styles from './submissions-page.module.css';
import { useTriage } from './use-triage.ts';

const STATUSES = [
  { value: 'new', text: 'New' },
  { value: 'unresolved', text: 'Unresolved' },
  { value: 'resolved', text: 'Resolved' },
] as const;

/** The messages from the contact form and their status. */
export function SubmissionsPage({
  search,
  onSearch,
}: {
  search: SubmissionSearch;
  onSearch: OnSearch<SubmissionSearch>;
}) {
  const { open, cursor, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const list = trpc.contact.submissions.useQuery({ ...filter, cursor }, LIST_QUERY);
  const counts = trpc.contact.counts.useQuery();
  const triage = useTriage();

  return (
    <Screen
      title="Contact Submissions"
      lead={`${formatCount(counts.data?.new)} new, ${formatCount(counts.data?.unresolved)} unresolved. Opening one marks it as read.`}
      actions={
        <>
          <CsvExportButton
            path="/api/admin/contact-submissions/export"
            fileName="contact-submissions.csv"
            filter={filter}
            failure="Failed to export contacts"
          />
          <RefreshButton queries={[list, counts]} />
        </>
      }
    >
      <StatusFilterBar
        searchLabel="Search by name, e-mail or message"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
        onSearch={onSearch}
      >
        <ChoiceFilter
          label="Practice area"
          all="All practice areas"
          options={PRACTICE_AREAS}
          value={filter.practiceArea}
          onChange={(practiceArea) => onSearch({ practiceArea })}
        />
      </StatusFilterBar>
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No messages yet',
          text: 'What visitors write on the contact page arrives here.',
        }}
        noMatch={{ text: 'No message has all of that.' }}
        onSearch={onSearch}
      >
        {(items) => (
          <ul className={`${rows.box} ${rows.rows} ${styles.list}`}>
            {items.map((submission) => (
              <SubmissionRow
                key={submission.id}
                submission={submission}
                zone={firm.zone}
                triage={triage}
                onOpen={() => onSearch({ cursor, open: submission.id })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {open && (
        <SubmissionDialog
          id={open}
          zone={firm.zone}
          firmName={firm.name}
          triage={triage}
          onClose={() => onSearch({ cursor, open: undefined }, { replace: true })}
        />
      )}
    </Screen>
  );
}

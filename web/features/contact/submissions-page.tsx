import { lazy, Suspense, useCallback, useMemo } from 'react';
import { SUBMISSION_SORTS } from '../../../src/features/contact/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { DayFilter } from '../../admin/day-filter.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import pane from '../../admin/list/pane.module.css';
import { useHasPane } from '../../admin/list/use-has-pane.ts';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { AnswerSettingsButton } from '../answers/answer-settings-button.tsx';
import { ConflictStates } from '../conflicts/conflict-badge.tsx';
import { knownOption } from '../practice-areas/options-of.ts';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import type { Submission } from './submission.ts';
import { SubmissionActions } from './submission-actions.tsx';
import { submissionColumns } from './submission-columns.tsx';
import type { SubmissionSearch } from './submission-search.ts';
import styles from './submissions-page.module.css';
import { SubmissionsSelection } from './submissions-selection.tsx';
import { useTriage } from './use-triage.ts';

const SubmissionDetails = lazy(async () => ({
  default: (await import('./submission-details.tsx')).SubmissionDetails,
}));

const STATUSES = [
  { value: 'new', text: 'New' },
  { value: 'waiting', text: 'Waiting' },
  { value: 'unresolved', text: 'Unresolved' },
  { value: 'resolved', text: 'Resolved' },
  { value: 'spam', text: 'Spam' },
  { value: 'deleted', text: 'Deleted' },
] as const;

const ASSIGNED = [
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
] as const;

/** The messages from the contact form and their status. */
export function SubmissionsPage({
  search,
  onSearch,
}: {
  search: SubmissionSearch;
  onSearch: OnSearch<SubmissionSearch>;
}) {
  const { open, cursor, sort, ...rest } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const areas = usePracticeAreaOptions();
  const filter = { ...rest, practiceArea: knownOption(areas.all, rest.practiceArea) };
  const listSettings = useListSettings('messages');
  const { layout } = listSettings;
  const list = trpc.contact.submissions.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const counts = trpc.contact.counts.useQuery();
  const mayAnswer = useCan()('messages.answer');
  const triage = useTriage();
  const hasPane = useHasPane();
  /** Moving from one open message to another replaces the history entry, so that Back does not step through them. */
  const onOpen = (id: string) => onSearch({ cursor, open: id }, { replace: open !== undefined });
  const columns = useMemo(() => submissionColumns(firm.zone), [firm.zone]);
  const actions = useCallback(
    (submission: Submission) => <SubmissionActions submission={submission} triage={triage} />,
    [triage],
  );
  const { table, rows } = useList({
    columns,
    items: list.data?.items,
    layout,
    openId: open,
    onOpen,
    keys: {
      r: (id) => {
        if (mayAnswer && !table.getRow(id).original.isResolved) triage.resolve({ id });
      },
    },
  });

  return (
    <Screen
      title="Contact Submissions"
      lead={`${formatCount(counts.data?.new)} new, ${formatCount(counts.data?.unresolved)} unresolved.${mayAnswer ? ' Opening one marks it as read.' : ''}`}
      actions={
        <>
          <AnswerSettingsButton />
          <CsvExportButton
            permission="messages.export"
            path="/api/admin/contact-submissions/export"
            fileName="contact-submissions.csv"
            filter={{ ...filter, sort }}
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
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      >
        <ChoiceFilter
          label="Practice area"
          all="All practice areas"
          options={areas.all}
          value={filter.practiceArea}
          onChange={(practiceArea) => onSearch({ practiceArea })}
        />
        <ChoiceFilter
          label="Who answers"
          all="Everybody’s"
          options={ASSIGNED}
          value={filter.assigned}
          onChange={(assigned) => onSearch({ assigned })}
        />
        <DayFilter from={filter.from} to={filter.to} onSearch={onSearch} />
      </StatusFilterBar>
      <div className={`${pane.split} ${styles.list}`}>
        <div>
          <PagedList
            query={list}
            filter={filter}
            empty={{
              title: 'No messages yet',
              text: 'Messages from the contact page appear here.',
            }}
            noMatch={{ text: 'No messages match the filters.' }}
            onSearch={onSearch}
          >
            {() => (
              <ConflictStates kind="message" items={list.data?.items}>
                <ListTable
                  ref={rows}
                  label="Messages"
                  table={table}
                  sort={sortOf(SUBMISSION_SORTS, '-received', sort, onSearch)}
                  isCompact={layout.isCompact}
                  openId={open}
                  onOpen={onOpen}
                  actions={actions}
                  permission="messages.answer"
                />
              </ConflictStates>
            )}
          </PagedList>
          <SubmissionsSelection table={table} filter={filter} page={list.data} />
        </div>
        {open && (
          <Suspense fallback={null}>
            <SubmissionDetails
              inPane={hasPane}
              id={open}
              zone={firm.zone}
              firmName={firm.name}
              triage={triage}
              onClose={() => onSearch({ cursor, open: undefined }, { replace: true })}
            />
          </Suspense>
        )}
      </div>
    </Screen>
  );
}

import { lazy, Suspense, useCallback } from 'react';
import { SUBMISSION_SORTS } from '../../../src/features/contact/rules.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import {
  choiceFilter,
  countedFilter,
  DAY_FILTERS,
  searchFilter,
} from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useHasPane } from '../../admin/list/use-has-pane.ts';
import { useList } from '../../admin/list/use-list.ts';
import { text } from '../../admin/list-search.ts';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { AnswerSettingsButton } from '../answers/answer-settings-button.tsx';
import { ConflictStates } from '../conflicts/conflict-badge.tsx';
import { knownOption, listKey } from '../practice-areas/options-of.ts';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import type { Submission } from './submission.ts';
import { SubmissionActions } from './submission-actions.tsx';
import { submissionColumns } from './submission-columns.tsx';
import { SubmissionsBulkActions } from './submissions-bulk-actions.tsx';
import styles from './submissions-page.module.css';
import { useTriage } from './use-triage.ts';

const SubmissionDetails = lazy(async () => ({
  default: (await import('./submission-details.tsx')).SubmissionDetails,
}));

export const MESSAGES = defineList({
  id: 'messages',
  label: 'Messages',
  className: styles.list,
  filters: {
    q: searchFilter('Search by name, e-mail or message'),
    status: countedFilter('Status', [
      { value: 'new', text: 'New' },
      { value: 'waiting', text: 'Waiting' },
      { value: 'unresolved', text: 'Unresolved' },
      { value: 'resolved', text: 'Resolved' },
      { value: 'spam', text: 'Spam' },
      { value: 'deleted', text: 'Deleted' },
    ]),
    practiceArea: {
      read: listKey,
      control: {
        kind: 'choice',
        label: 'Practice area',
        all: 'All practice areas',
        useOptions: () => usePracticeAreaOptions().all,
      },
    },
    assigned: choiceFilter('Who answers', 'Everybody’s', [
      { value: 'mine', label: 'Mine' },
      { value: 'unassigned', label: 'Unassigned' },
    ]),
    ...DAY_FILTERS,
  },
  others: { open: text },
  useFilter: (values) => ({
    ...values,
    practiceArea: knownOption(usePracticeAreaOptions().all, values.practiceArea),
  }),
  sorts: SUBMISSION_SORTS,
  defaultSort: '-received',
  rows: trpc.contact.submissions,
  counts: trpc.contact.counts,
  columns: submissionColumns,
  csv: {
    permission: 'messages.export',
    path: '/api/admin/contact-submissions/export',
    fileName: 'contact-submissions.csv',
    failure: 'Failed to export contacts',
  },
  bulk: { matching: trpc.contact.matching, Actions: SubmissionsBulkActions },
  empty: { title: 'No messages yet', text: 'Messages from the contact page appear here.' },
  noMatch: 'No messages match the filters.',
});

/** The messages from the contact form and their status. */
export function SubmissionsPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const mayAnswer = useCan()('messages.answer');
  const triage = useTriage();
  const hasPane = useHasPane();
  const list = useList(MESSAGES, {
    r: ({ id, isResolved }) => {
      if (mayAnswer && !isResolved) triage.resolve({ id });
    },
  });
  const { counts, openId } = list;
  const actions = useCallback(
    (submission: Submission) => <SubmissionActions submission={submission} triage={triage} />,
    [triage],
  );
  return (
    <ListScreen
      list={list}
      title="Contact Submissions"
      lead={`${formatCount(counts?.new)} new, ${formatCount(counts?.unresolved)} unresolved.${mayAnswer ? ' Opening one marks it as read.' : ''}`}
      firstActions={<AnswerSettingsButton />}
      wrap={(rows) => (
        <ConflictStates kind="message" items={list.query.data?.items}>
          {rows}
        </ConflictStates>
      )}
      onOpen={list.onOpen}
      rowActions={actions}
      permission="messages.answer"
      details={
        openId && (
          <Suspense fallback={null}>
            <SubmissionDetails
              inPane={hasPane}
              id={openId}
              zone={firm.zone}
              firmName={firm.name}
              triage={triage}
              onClose={list.onClose}
            />
          </Suspense>
        )
      }
    />
  );
}

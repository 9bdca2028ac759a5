import { SUBMISSION_SORTS } from '../../../src/features/contact/rules.ts';
import {
  choiceFilter,
  countedFilter,
  DAY_FILTERS,
  searchFilter,
} from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { text } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { knownOption, listKey } from '../practice-areas/options-of.ts';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import type { Submission } from './submission.ts';
import { nameOf } from './submission-line.tsx';
import { SubmissionsBulkActions } from './submissions-bulk-actions.tsx';

/** The orders to choose from. */
export const ORDERS = [
  { value: '-received', label: 'Newest first' },
  { value: 'received', label: 'Oldest first' },
  { value: 'due', label: 'First to answer' },
  { value: 'name', label: 'By name' },
  { value: 'status', label: 'By status' },
] as const;

export const MESSAGES = defineList({
  id: 'messages',
  label: 'Messages',
  pageSize: 50,
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
        sentence: { before: 'about', all: 'all areas' },
        useOptions: () => usePracticeAreaOptions().all,
      },
    },
    assigned: choiceFilter(
      'Who answers',
      'Everybody’s',
      [
        { value: 'mine', label: 'me' },
        { value: 'unassigned', label: 'nobody yet' },
      ],
      { before: 'for', all: 'everybody' },
    ),
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
  columns: () => [selectColumn<Submission>(nameOf, 'messages.answer')],
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

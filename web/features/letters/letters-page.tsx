import { useNavigate } from '@tanstack/react-router';
import {
  LETTER_KINDS,
  LETTER_SORTS,
  LETTER_STATUSES,
} from '../../../src/features/newsletter/letters/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { LinkButton } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { choiceFilter, countedFilter, searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { trpc } from '../../lib/trpc.ts';
import { KIND_LABELS, STATUS_LABELS } from './letter.ts';
import { letterColumns } from './letter-columns.tsx';
import { LetterSettings } from './letter-settings.tsx';
import styles from './letters.module.css';
import { StoppedSubscribers } from './stopped-subscribers.tsx';

const LETTERS = defineList({
  id: 'letters',
  label: 'Letters',
  filters: {
    q: searchFilter('Search by subject'),
    status: countedFilter(
      'Status',
      LETTER_STATUSES.map((value) => ({ value, text: STATUS_LABELS[value] })),
    ),
    kind: choiceFilter(
      'Kind',
      'All kinds',
      LETTER_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    ),
  },
  sorts: LETTER_SORTS,
  defaultSort: '-created',
  rows: trpc.letters.list,
  counts: trpc.letters.counts,
  columns: letterColumns,
  empty: {
    title: 'No letters yet',
    text: 'Until the first one is sent, the site does not say how often letters come.',
  },
  noMatch: 'No letters match the filters.',
});

/** The letters to subscribers, the sending rate, and the addresses that get no letters any more. */
export function LettersPage() {
  const list = useList(LETTERS);
  const navigate = useNavigate();
  return (
    <ListScreen
      list={list}
      title="Newsletter"
      lead="Mails to the people who confirmed that they want the firm’s letter."
      actions={
        <LinkButton
          permission="letters.change"
          variant="filled"
          to="/admin/letters/$id"
          params={{ id: 'new' }}
        >
          <AdminIcon name="plus" />
          Write a letter
        </LinkButton>
      }
      onOpen={(id) => void navigate({ to: '/admin/letters/$id', params: { id } })}
    >
      <div className={styles.boxes}>
        <LetterSettings />
        <IfCan permission="subscribers.read">
          <StoppedSubscribers zone={list.zone} />
        </IfCan>
      </div>
    </ListScreen>
  );
}

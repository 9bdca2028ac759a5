import { Badge } from '@mantine/core';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { ConflictBadge } from '../conflicts/conflict-badge.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { AnswerDue } from './answer-due.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Submission } from './submission.ts';
import styles from './submissions-page.module.css';

/** The columns of the list of messages. */
export const submissionColumns = (zone: string): ListColumn<Submission>[] => [
  selectColumn(({ firstName, lastName }) => `${firstName} ${lastName}`, 'messages.answer'),
  {
    id: 'name',
    header: 'Sender',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <div className={styles.sender}>
        {!original.isRead && <span className={styles.unread} role="img" aria-label="Unread" />}
        <OpenButton>
          {original.firstName} {original.lastName}
        </OpenButton>
        <ConflictBadge id={original.id} />
      </div>
    ),
  },
  {
    id: 'message',
    header: 'Message',
    cell: ({ row }) => <p className={styles.message}>{row.original.message}</p>,
  },
  {
    id: 'area',
    header: 'Practice area',
    cell: ({ row }) => (
      <Badge>
        <PracticeAreaName area={row.original.practiceArea} />
      </Badge>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row }) => <StatusBadge submission={row.original} />,
  },
  {
    id: 'due',
    header: 'Answer by',
    cell: ({ row: { original } }) => (
      <div className={styles.due}>
        <AnswerDue submission={original} zone={zone} />
        {original.assignedTo && <span className="muted small">{original.assignedTo}</span>}
      </div>
    ),
  },
  {
    id: 'received',
    header: 'Received',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];

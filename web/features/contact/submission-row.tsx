import { Badge } from '@mantine/core';
import type { z } from 'zod';
import type { contactSubmissionSchema } from '../../../src/features/contact/schema.ts';
import { practiceAreaLabel } from '../../../src/features/firm/practice-areas/rules.ts';
import { Button } from '../../admin/button.tsx';
import row from '../../admin/open-row.module.css';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import styles from './submissions-page.module.css';
import type { Triage } from './use-triage.ts';

export type Submission = z.output<typeof contactSubmissionSchema>;

export function SubmissionRow({
  submission,
  zone,
  triage,
  onOpen,
}: {
  submission: Submission;
  zone: string;
  triage: Triage;
  onOpen: () => void;
}) {
  const { id, firstName, lastName, practiceArea, message, isRead, isResolved, createdAt } =
    submission;
  const name = `${firstName} ${lastName}`;
  return (
    <li>
      {!isRead && <span className={styles.unread} role="img" aria-label="Unread" />}
      <div className={`${row.text} ${styles.text}`}>
        <div className={rows.who}>
          <button type="button" className={row.open} onClick={onOpen}>
            {name}
          </button>
          <Badge>{practiceAreaLabel(practiceArea)}</Badge>
          <StatusBadge submission={submission} />
          <time className={`num ${row.when}`} dateTime={createdAt}>
            {formatMoment(createdAt, zone)}
          </time>
        </div>
        <p className={styles.message}>{message}</p>
      </div>
      <div className={`${rows.acts} ${styles.acts}`}>
        <Button size="sm" aria-label={`View Details of ${name}`} onClick={onOpen}>
          View Details
        </Button>
        {!isRead && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Mark Read: ${name}`}
            onClick={() => triage.markRead({ id })}
          >
            Mark Read
          </Button>
        )}
        {!isResolved && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Mark Resolved: ${name}`}
            onClick={() => triage.resolve({ id })}
          >
            Mark Resolved
          </Button>
        )}
      </div>
    </li>
  );
}

export function StatusBadge({
  submission: { isRead, isResolved },
}: {
  submission: Pick<Submission, 'isRead' | 'isResolved'>;
}) {
  if (isResolved) {
    return (
      <Badge color="success">
        <Icon name="check" size="sm" />
        Resolved
      </Badge>
    );
  }
  return isRead ? <Badge color="warning">Unresolved</Badge> : <Badge color="primary">New</Badge>;
}

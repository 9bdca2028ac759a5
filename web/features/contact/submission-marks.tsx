import { Badge } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import { LanguageBadge } from '../client-languages/language-badge.tsx';
import { ConflictBadge } from '../conflicts/conflict-badge.tsx';
import { AnswerDue } from './answer-due.tsx';
import type { Submission } from './submission.ts';
import styles from './submission-marks.module.css';

/** What a row says beside the words of a message, unless the filters say it. */
export function SubmissionMarks({
  submission,
  status,
  assigned,
}: {
  submission: Submission;
  /** The filters. */
  status: string | undefined;
  assigned: string | undefined;
}) {
  const { id, isResolved, suspectedSpam, isSpam, deletedAt, assignedTo } = submission;
  const isKept = !isSpam && !deletedAt;
  return (
    <>
      {assignedTo && assigned !== 'mine' && <span>{assignedTo}</span>}
      <LanguageBadge language={submission.clientLanguage} />
      <ConflictBadge id={id} />
      {isKept && suspectedSpam && !isResolved && <Badge color="warning">Suspected spam</Badge>}
      <AnswerDue submission={submission} />
      {isKept && isResolved && status !== 'resolved' && (
        <span className={styles.resolved}>
          <Icon name="check" size="sm" />
          <span className="visually-hidden">Resolved</span>
        </span>
      )}
    </>
  );
}

import { AdminIcon } from '../../admin/admin-icon.tsx';
import type { DeskLine } from '../../admin/desk/desk-row.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import type { Submission } from './submission.ts';
import { SubmissionMarks } from './submission-marks.tsx';
import type { Triage } from './use-triage.ts';

type Shown = {
  /** The filters, whose values the rows do not repeat. */
  status: string | undefined;
  assigned: string | undefined;
  mayAnswer: boolean;
  triage: Triage;
};

/** The name of the sender. */
export const nameOf = ({ firstName, lastName }: Pick<Submission, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** The row of a message on the desk. */
export function submissionLine(
  submission: Submission,
  { status, assigned, mayAnswer, triage }: Shown,
): DeskLine {
  const { id, isRead, isResolved } = submission;
  const read = mayAnswer && !isRead ? () => triage.markRead({ id }) : undefined;
  const resolve = mayAnswer && !isResolved ? () => triage.resolve({ id }) : undefined;
  const name = nameOf(submission);
  return {
    name,
    about: <PracticeAreaName area={submission.practiceArea} />,
    at: submission.createdAt,
    words: submission.message,
    marks: <SubmissionMarks submission={submission} status={status} assigned={assigned} />,
    isNew: !isRead,
    actions: (read || resolve) && (
      <>
        {read && (
          <IconButton label={`Mark Read: ${name}`} onClick={read}>
            <AdminIcon name="eye" size="sm" />
          </IconButton>
        )}
        {resolve && (
          <IconButton label={`Mark Resolved: ${name}`} onClick={resolve}>
            <Icon name="check" size="sm" />
          </IconButton>
        )}
      </>
    ),
    swipes: { right: read, left: resolve },
  };
}

import { Button } from '../../admin/button.tsx';
import type { Submission } from './submission.ts';
import type { Triage } from './use-triage.ts';

/** The buttons of a row: the open actions for the message. */
export function SubmissionActions({
  submission: { id, firstName, lastName, isRead, isResolved },
  triage,
}: {
  submission: Submission;
  triage: Triage;
}) {
  const name = `${firstName} ${lastName}`;
  return (
    <>
      {!isRead && (
        <Button size="sm" aria-label={`Mark Read: ${name}`} onClick={() => triage.markRead({ id })}>
          Mark Read
        </Button>
      )}
      {!isResolved && (
        <Button
          size="sm"
          aria-label={`Mark Resolved: ${name}`}
          onClick={() => triage.resolve({ id })}
        >
          Mark Resolved
        </Button>
      )}
    </>
  );
}

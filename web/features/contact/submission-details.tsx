import { type ComponentProps, useEffect, useRef } from 'react';
import { mayUse } from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';
import type { OpenWork } from '../../admin/desk/desk.tsx';
import { WorkPane } from '../../admin/desk/work-pane.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useCan } from '../../admin/use-can.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { AnswerBy } from './answer-due.tsx';
import { Replies } from './replies/replies.tsx';
import { ReplyForm } from './replies/reply-form.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Submission } from './submission.ts';
import styles from './submission-details.module.css';
import { SubmissionFacts } from './submission-facts.tsx';
import { nameOf } from './submission-line.tsx';
import { SubmissionMenu } from './submission-menu.tsx';
import type { Triage } from './use-triage.ts';

/** The open message: its text, what is known about its sender, and the reply. Opening it marks it as read. */
export function SubmissionDetails({
  id,
  place,
  onClose,
  row,
  zone,
  firmName,
  triage,
  ...reply
}: OpenWork & {
  /** The message as the list shows it, until it has been loaded. */
  row: Submission | undefined;
  zone: string;
  firmName: string;
  triage: Triage;
} & Omit<ComponentProps<typeof ReplyForm>, 'submission'>) {
  const query = trpc.contact.submission.useQuery(
    { id },
    { ...(row && { placeholderData: row as never }) },
  );
  const submission: Submission | undefined = query.data;
  useMarkRead(submission, triage);
  return (
    <WorkPane
      title={submission ? nameOf(submission) : 'Message'}
      place={place}
      onClose={onClose}
      actions={
        submission && (
          <>
            {!submission.isResolved && (
              <Button
                permission="messages.answer"
                pending={triage.isResolving}
                onClick={() => triage.resolve({ id }, { onSuccess: onClose })}
              >
                <Icon name="check" />
                Mark Resolved
              </Button>
            )}
            <SubmissionMenu
              submission={submission}
              firmName={firmName}
              triage={triage}
              onClose={onClose}
            />
          </>
        )
      }
      foot={submission && <Reply key={id} submission={submission} {...reply} />}
    >
      <QueryState query={query} what="The message">
        {(shown: Submission) => (
          <>
            <h2>
              <bdi>{nameOf(shown)}</bdi>
            </h2>
            <Head submission={shown} zone={zone} />
            <p className={styles.message} lang={shown.clientLanguage ?? undefined}>
              {shown.message}
            </p>
            <Replies id={id} zone={zone} />
            <SubmissionFacts submission={shown} zone={zone} />
          </>
        )}
      </QueryState>
    </WorkPane>
  );
}

function Head({ submission, zone }: { submission: Submission; zone: string }) {
  const locale = useLocale();
  const { createdAt, practiceArea, isResolved, isSpam, suspectedSpam, deletedAt } = submission;
  return (
    <p className={styles.head}>
      <span>
        <PracticeAreaName area={practiceArea} />
      </span>
      <time className="num" dateTime={createdAt}>
        {formatMoment(createdAt, zone, locale)}
      </time>
      <span>
        <AnswerBy submission={submission} zone={zone} />
      </span>
      {(isResolved || isSpam || suspectedSpam || deletedAt) && (
        <StatusBadge submission={submission} />
      )}
    </p>
  );
}

/** The field for a reply; nothing while the contact details are hidden, or if the sender does not want e-mail. */
function Reply(props: ComponentProps<typeof ReplyForm>) {
  const { id, contactPreferences } = props.submission;
  const isHidden = useShielded(id, contactPreferences);
  const mayAnswer = useCan()('messages.answer');
  if (!mayAnswer || isHidden || !mayUse(contactPreferences, 'email')) return null;
  return <ReplyForm {...props} />;
}

/**
 * Marks each message as read once when a user with permission to answer opens it. The list's row decides if there is one:
 * a message that is marked as unread while it is open, or still loading, stays so. A failure is reported and not retried
 * automatically.
 */
function useMarkRead(submission: Submission | undefined, { markOpened }: Triage) {
  const mayAnswer = useCan()('messages.answer');
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!mayAnswer || !submission || opened.current === submission.id) return;
    opened.current = submission.id;
    if (!submission.isRead) markOpened({ id: submission.id });
  }, [mayAnswer, submission, markOpened]);
}

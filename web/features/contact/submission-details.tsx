import { Badge } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mayUse } from '../../../src/features/contact-preferences/rules.ts';
import { Button, LinkButton } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { Pane } from '../../admin/list/pane.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useCan } from '../../admin/use-can.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { ConflictPanel } from '../conflicts/conflict-panel.tsx';
import { EmailLink, PhoneLink } from '../contact-preferences/contact-links.tsx';
import { EditPreferences } from '../contact-preferences/edit-preferences.tsx';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { ShieldedContact } from '../contact-preferences/shielded-contact.tsx';
import { MailsLink } from '../email/mails-link.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { AnswerDue } from './answer-due.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import { Replies } from './replies/replies.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Submission } from './submission.ts';
import styles from './submission-details.module.css';
import { SubmissionMenu } from './submission-menu.tsx';
import type { Triage } from './use-triage.ts';
import { useTriageMany } from './use-triage-many.ts';

const ReplyDialog = lazy(async () => ({
  default: (await import('./replies/reply-dialog.tsx')).ReplyDialog,
}));

/** The details of a message, in a pane beside the list or in a dialog. Opening it marks it as read. */
export function SubmissionDetails({
  inPane,
  id,
  zone,
  firmName,
  triage,
  onClose,
}: {
  inPane: boolean;
  id: string;
  zone: string;
  firmName: string;
  triage: Triage;
  onClose: () => void;
}) {
  const query = trpc.contact.submission.useQuery({ id });
  const submission = query.data;
  useMarkRead(submission, triage);
  const mayAnswer = useCan()('messages.answer');
  const [isReplying, setReplying] = useState(false);
  const phone = useTriageMany('answered');
  const Frame = inPane ? Pane : Dialog;
  return (
    <Frame
      title={submission ? `${submission.firstName} ${submission.lastName}` : 'Message'}
      onClose={onClose}
      lead={
        submission && (
          <p className={styles.lead}>
            <time className="muted small num" dateTime={submission.createdAt}>
              {formatMoment(submission.createdAt, zone)}
            </time>
            <Badge>
              <PracticeAreaName area={submission.practiceArea} />
            </Badge>
            <StatusBadge submission={submission} />
            <AnswerDue submission={submission} zone={zone} />
          </p>
        )
      }
      footer={
        // No footer for auditors, who have no actions there.
        submission &&
        (mayAnswer || !inPane) && (
          <>
            <div className={styles.start}>
              <SubmissionMenu
                submission={submission}
                firmName={firmName}
                triage={triage}
                onClose={onClose}
              />
            </div>
            <ReplyButton submission={submission} onReply={() => setReplying(true)} />
            {!submission.answeredAt && (
              <Button
                permission="messages.answer"
                pending={phone.isPending}
                onClick={() => phone.mark([id])}
              >
                <Icon name="phone" />
                Answered by Phone
              </Button>
            )}
            <LinkButton
              permission="appointments.change"
              to="/admin/appointments"
              search={{ message: id }}
            >
              Book a consultation
            </LinkButton>
            {!inPane && <Button onClick={onClose}>Close</Button>}
            {!submission.isResolved && (
              <Button
                permission="messages.answer"
                variant="filled"
                pending={triage.isResolving}
                onClick={() => triage.resolve({ id }, { onSuccess: onClose })}
              >
                <Icon name="check" />
                Mark Resolved
              </Button>
            )}
          </>
        )
      }
    >
      <QueryState query={query} what="The message">
        {(shown) => (
          <>
            <p className={styles.message}>{shown.message}</p>
            <Replies id={id} zone={zone} />
            <ShieldedContact id={id} preferences={shown.contactPreferences}>
              <dl className={styles.contact}>
                <dt>Person</dt>
                <dd>
                  <PersonLink kind="message" recordId={id} className={styles.mails} />
                </dd>
                <dt>Email</dt>
                <dd>
                  <EmailLink email={shown.email} preferences={shown.contactPreferences} />
                </dd>
                <IfCan permission="mails.read">
                  <dt>Mail</dt>
                  <dd>
                    <MailsLink to={shown.email} className={styles.mails} />
                  </dd>
                </IfCan>
                {shown.phone && (
                  <>
                    <dt>Phone</dt>
                    <dd>
                      <PhoneLink phone={shown.phone} preferences={shown.contactPreferences} />
                    </dd>
                  </>
                )}
              </dl>
            </ShieldedContact>
            <dl className={styles.contact}>
              <dt>Answers</dt>
              <dd>
                <AssigneeSelect submission={shown} />
              </dd>
              <IfCan permission="contactPreferences.change">
                <dt>Preferences</dt>
                <dd>
                  <EditPreferences
                    key={id}
                    kind="message"
                    id={id}
                    preferences={shown.contactPreferences}
                    className={styles.mails}
                  />
                </dd>
              </IfCan>
            </dl>
            <ConflictPanel key={id} kind="message" id={id} zone={zone} />
          </>
        )}
      </QueryState>
      {isReplying && submission && (
        <Suspense fallback={null}>
          <ReplyDialog submission={submission} onClose={() => setReplying(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

/** Renders nothing while the contact details are hidden, or if the sender does not want e-mail. */
function ReplyButton({
  submission: { id, contactPreferences },
  onReply,
}: {
  submission: Submission;
  onReply: () => void;
}) {
  const isHidden = useShielded(id, contactPreferences);
  if (isHidden || !mayUse(contactPreferences, 'email')) return null;
  return (
    <Button permission="messages.answer" onClick={onReply}>
      <Icon name="mail" />
      Reply
    </Button>
  );
}

/**
 * Marks each message as read once when a user with permission to answer opens it. A failure is reported and not retried
 * automatically.
 */
function useMarkRead(submission: Submission | undefined, { markOpened }: Triage) {
  const mayAnswer = useCan()('messages.answer');
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!mayAnswer || !submission || submission.isRead || marked.current === submission.id) return;
    marked.current = submission.id;
    markOpened({ id: submission.id });
  }, [mayAnswer, submission, markOpened]);
}

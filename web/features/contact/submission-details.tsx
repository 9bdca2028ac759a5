import { Badge } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { staffSubmissionSchema } from '../../../src/features/contact/schema.ts';
import { mayUse } from '../../../src/features/contact-preferences/rules.ts';
import { AnchorButton, Button, LinkButton } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Pane } from '../../admin/list/pane.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmailLink, PhoneLink } from '../contact-preferences/contact-links.tsx';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { ShieldedContact } from '../contact-preferences/shielded-contact.tsx';
import { MailsLink } from '../email/mails-link.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { replyLink } from './reply-link.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Submission } from './submission.ts';
import styles from './submission-details.module.css';
import type { Triage } from './use-triage.ts';

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
          </p>
        )
      }
      footer={
        submission && (
          <>
            <ReplyButton submission={submission} firmName={firmName} />
            <LinkButton to="/admin/appointments" search={{ message: id }}>
              Book a consultation
            </LinkButton>
            {!inPane && <Button onClick={onClose}>Close</Button>}
            {!submission.isResolved && (
              <Button
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
        {({ message, email, phone, contactPreferences }) => (
          <>
            <p className={styles.message}>{message}</p>
            <ShieldedContact id={id} preferences={contactPreferences}>
              <dl className={styles.contact}>
                <dt>Person</dt>
                <dd>
                  <PersonLink kind="message" recordId={id} className={styles.mails} />
                </dd>
                <dt>Email</dt>
                <dd>
                  <EmailLink email={email} preferences={contactPreferences} />
                </dd>
                <dt>Mail</dt>
                <dd>
                  <MailsLink to={email} className={styles.mails} />
                </dd>
                {phone && (
                  <>
                    <dt>Phone</dt>
                    <dd>
                      <PhoneLink phone={phone} preferences={contactPreferences} />
                    </dd>
                  </>
                )}
              </dl>
            </ShieldedContact>
          </>
        )}
      </QueryState>
    </Frame>
  );
}

type StaffSubmission = z.output<typeof staffSubmissionSchema>;

/** Opens a mail program; nothing while the contact is hidden, or if the sender does not want e-mail. */
function ReplyButton({ submission, firmName }: { submission: StaffSubmission; firmName: string }) {
  const { id, contactPreferences } = submission;
  const isHidden = useShielded(id, contactPreferences);
  if (isHidden || !mayUse(contactPreferences, 'email')) return null;
  return (
    <AnchorButton variant="subtle" className={styles.reply} href={replyLink(submission, firmName)}>
      <Icon name="mail" />
      Reply by e-mail
    </AnchorButton>
  );
}

/** Marks each opened message as read, once; a failure is reported and not retried automatically. */
function useMarkRead(submission: Submission | undefined, { markRead }: Triage) {
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!submission || submission.isRead || marked.current === submission.id) return;
    marked.current = submission.id;
    markRead({ id: submission.id });
  }, [submission, markRead]);
}

import { Badge } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AnchorButton, Button, LinkButton } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Pane } from '../../admin/list/pane.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
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
            <AnchorButton
              variant="subtle"
              className={styles.reply}
              href={replyLink(submission, firmName)}
            >
              <Icon name="mail" />
              Reply by e-mail
            </AnchorButton>
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
        {({ message, email, phone }) => (
          <>
            <p className={styles.message}>{message}</p>
            <dl className={styles.contact}>
              <dt>Person</dt>
              <dd>
                <PersonLink kind="message" recordId={id} className={styles.mails} />
              </dd>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
              </dd>
              <dt>Mail</dt>
              <dd>
                <MailsLink to={email} className={styles.mails} />
              </dd>
              {phone && (
                <>
                  <dt>Phone</dt>
                  <dd>
                    <a className="num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                      {phone}
                    </a>
                  </dd>
                </>
              )}
            </dl>
          </>
        )}
      </QueryState>
    </Frame>
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

import { useEffect, useRef } from 'react';
import { practiceAreaLabel } from '../../../src/features/firm/practice-areas/rules.ts';
import { Loaded } from '../../admin/loaded.tsx';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './submission-dialog.module.css';
import { StatusBadge, type Submission } from './submission-row.tsx';
import type { Triage } from './use-triage.ts';

/** A message whole. Opening it notes that it was read. */
export function SubmissionDialog({
  id,
  zone,
  firmName,
  triage,
  onClose,
}: {
  id: string;
  zone: string;
  firmName: string;
  triage: Triage;
  onClose: () => void;
}) {
  const query = trpc.contact.submission.useQuery({ id });
  const submission = query.data;
  useMarkRead(submission, triage);
  return (
    <Dialog
      title={submission ? `${submission.firstName} ${submission.lastName}` : 'Message'}
      onClose={onClose}
      lead={
        submission && (
          <p className={styles.lead}>
            <time className="muted small num" dateTime={submission.createdAt}>
              {formatMoment(submission.createdAt, zone)}
            </time>
            <Badge>{practiceAreaLabel(submission.practiceArea)}</Badge>
            <StatusBadge submission={submission} />
          </p>
        )
      }
      footer={
        submission && (
          <>
            <ButtonLink
              variant="quiet"
              className={styles.reply}
              href={replyLink(submission, firmName)}
            >
              <Icon name="mail" />
              Reply by e-mail
            </ButtonLink>
            <Button onClick={onClose}>Close</Button>
            {!submission.isResolved && (
              <Button
                variant="primary"
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
      <Loaded query={query} what="The message">
        {({ message, email, phone }) => (
          <>
            <p className={styles.message}>{message}</p>
            <dl className={styles.contact}>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
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
      </Loaded>
    </Dialog>
  );
}

/** Once for each message that is opened unread; a failure is told and not tried again by itself. */
function useMarkRead(submission: Submission | undefined, { markRead }: Triage) {
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!submission || submission.isRead || marked.current === submission.id) return;
    marked.current = submission.id;
    markRead({ id: submission.id });
  }, [submission, markRead]);
}

/** The subject says nothing of the matter: mail travels in the open. */
function replyLink({ email, firstName }: Submission, firmName: string): string {
  const subject = encodeURIComponent(`Your message to ${firmName}`);
  const body = encodeURIComponent(`Dear ${firstName},\n\n`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

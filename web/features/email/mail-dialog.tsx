import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { canRetry } from '../../../src/features/email/outcomes/rules.ts';
import { MAIL_WORDS_DAYS } from '../../../src/features/email/retention-rules.ts';
import { emailKindLabel } from '../../../src/features/email/rules.ts';
import type { EmailPreview } from '../../../src/features/email/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { DocumentFrame } from '../../admin/document-frame.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { formatMoment } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { ShieldedContact } from '../contact-preferences/shielded-contact.tsx';
import { inertLinks } from './inert-links.ts';
import styles from './mail-dialog.module.css';
import { receiverOf, shieldKeyOf, useAddressHidden } from './mail-labels.ts';
import { MailOutcome } from './mail-outcome.tsx';
import { StateBadge } from './state-badge.tsx';
import type { RetryEmail } from './use-mail-acts.ts';

/** The content of a mail: as it was sent, or for an unsent mail as it would be sent now. */
export function MailDialog({
  id,
  zone,
  retry,
  onClose,
}: {
  id: string;
  zone: string;
  retry: RetryEmail;
  onClose: () => void;
}) {
  // Always refetched, because the data from which an unsent mail is rendered may have changed.
  const query = trpc.email.preview.useQuery({ id }, { staleTime: 0 });
  const email = query.data;
  return (
    <Dialog
      title={email ? (email.subject ?? emailKindLabel(email.kind)) : 'Mail'}
      size="lg"
      onClose={onClose}
      lead={email && <Envelope email={email} zone={zone} />}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {email && canRetry(email) && (
            <Button
              permission="mails.change"
              variant="filled"
              pending={retry.isPending}
              onClick={() => retry.mutate({ id }, { onSuccess: onClose })}
            >
              <AdminIcon name="refresh" />
              Retry
            </Button>
          )}
        </>
      }
    >
      <QueryState query={query} what="The mail">
        {(mail) => (
          <Stack gap="1rem">
            <MailOutcome email={mail} zone={zone} />
            <ShieldedContact id={shieldKeyOf(mail)} preferences={mail.contactPreferences}>
              <Words email={mail} />
            </ShieldedContact>
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}

function Envelope({ email, zone }: { email: EmailPreview; zone: string }) {
  const locale = useLocale();
  const { kind, subject, createdAt, sentAt, isCaught } = email;
  const isHidden = useAddressHidden(email);
  const wasSent = isCaught ? 'caught' : 'sent';
  return (
    <div className={styles.envelope}>
      <StateBadge email={email} />
      <span>To {receiverOf(email, isHidden)}</span>
      {subject && <span className="muted">{emailKindLabel(kind)}</span>}
      <time className="muted num" dateTime={sentAt ?? createdAt}>
        {sentAt
          ? `${wasSent} ${formatMoment(sentAt, zone, locale)}`
          : `from ${formatMoment(createdAt, zone, locale)}`}
      </time>
    </div>
  );
}

const NO_WORDS = {
  none: 'There is nothing to show: there is no longer a reason to send this mail.',
  forgotten: `The text was deleted after ${MAIL_WORDS_DAYS} days. Its record remains.`,
} as const;

const LETTER = 'newsletter_letter';
const LETTER_WORDS = 'What a letter says is kept with the letter, in the section Letters.';

const MASK = '••••••';

function Words({ email }: { email: EmailPreview }) {
  const { kind, words, text, html, attachments, skipReason } = email;
  const [view, setView] = useState<'formatted' | 'text'>('formatted');
  return (
    <>
      {words === 'none' || words === 'forgotten' ? (
        !skipReason && <p className="muted">{kind === LETTER ? LETTER_WORDS : NO_WORDS[words]}</p>
      ) : (
        <>
          <Group gap="0.5rem 1rem">
            <Segmented
              label="View"
              value={view}
              options={[
                { value: 'formatted', text: 'Formatted' },
                { value: 'text', text: 'Plain text' },
              ]}
              onChange={setView}
            />
            <p className="muted small">
              {words === 'now' && 'Not sent yet. This is how it would go out now. '}
              {text?.includes(MASK) && 'Codes and personal links are masked.'}
            </p>
          </Group>
          {view === 'formatted' ? (
            <DocumentFrame className={styles.mail} title="The mail" html={inertLinks(html ?? '')} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard
            <pre className={styles.text} tabIndex={0}>
              {text}
            </pre>
          )}
        </>
      )}
      {attachments.map(({ filename, contentType, content }) => (
        <Button
          key={filename}
          size="sm"
          className={styles.attachment}
          onClick={() => saveFile(filename, contentType, content)}
        >
          <AdminIcon name="download" size="sm" />
          {filename}
        </Button>
      ))}
    </>
  );
}

import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { Mail } from './mail.ts';
import { withoutKeys } from './mask-keys.ts';
import { findRecordedEmail } from './outbox-queries.ts';
import { findOutboxEmail } from './queries.ts';
import { withoutSecret } from './without-secret.ts';
import { writeMail } from './write-mail.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now' | 'publicUrl' | 'log' | 'mailContents'>;

/**
 * A mail as it was sent or, before that, as it would be sent now; nothing is sent. Codes are masked, and so are links
 * that let their holder act as the receiver. Throws `email_not_found`.
 */
export async function previewEmail(deps: Deps, id: string) {
  const recorded = await findRecordedEmail(deps.db, id);
  if (!recorded) throw noSuchEmail();
  const { textBody, htmlBody, attachments, ...email } = recorded;
  if (email.state === 'sent') {
    return {
      ...email,
      words: textBody === null ? ('forgotten' as const) : ('sent' as const),
      text: textBody && withoutKeys(textBody),
      html: htmlBody && withoutKeys(htmlBody),
      attachments: (attachments ?? []).map(asFile),
    };
  }
  const mail = email.state === 'skipped' ? undefined : await writeNow(deps, id);
  return {
    ...email,
    subject: mail?.subject ?? null,
    words: mail ? ('now' as const) : ('none' as const),
    text: mail ? withoutKeys(mail.text) : null,
    html: mail ? withoutKeys(mail.html) : null,
    attachments: mail?.invitation ? [asFile(mail.invitation)] : [],
  };
}

export const noSuchEmail = () => notFound('email', 'There is no such mail.');

/** The preview does not fail if the mail can no longer be written. */
async function writeNow(deps: Deps, id: string): Promise<Mail | undefined> {
  const email = await findOutboxEmail(deps.db, id);
  if (!email) return undefined;
  try {
    const written = await writeMail(deps, email);
    return written && withoutSecret(written.mail);
  } catch (error) {
    deps.log.warn({ err: error, emailId: id }, 'a mail cannot be written');
    return undefined;
  }
}

const asFile = ({ content }: NonNullable<Mail['invitation']>) => ({
  filename: 'appointment.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: withoutKeys(content),
});

import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { Mail } from './mail.ts';
import { withoutKeys } from './mask-keys.ts';
import { findRecordedEmail } from './outbox-queries.ts';
import { findOutboxEmail } from './queries.ts';
import { withoutSecret } from './without-secret.ts';
import { writeMail } from './write-mail.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now' | 'publicUrl' | 'log' | 'mailContents'>;

/**
 * A mail as it was sent or, before that, as it would be sent now; it is not sent by that. Staff see no code
 * and no link that lets whoever has it act as the receiver. Throws `no_such_email`.
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

export const noSuchEmail = () =>
  new DomainError('not_found', 'no_such_email', 'There is no such mail.');

/** What cannot be written any more is no failure of looking at it. */
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
  filename: 'consultation.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: withoutKeys(content),
});

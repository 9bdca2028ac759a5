import { emailText } from '../../platform/text/text-schema.ts';
import type { Mail, Mailbox } from './mail.ts';
import { MailFailure } from './mail-failure.ts';
import { oneLine } from './one-line.ts';

/**
 * A name and an address that cannot inject headers or recipients: nodemailer reads an address that contains a line
 * break as several. Throws a permanent `MailFailure`.
 */
export function headerMailbox({ name, address }: Mailbox): Mailbox {
  const checked = emailText.safeParse(address);
  if (!checked.success) {
    throw new MailFailure('permanent', 'This is not an e-mail address that can be written to', {
      refusesReceiver: true,
    });
  }
  return { name: oneLine(name), address: checked.data };
}

/** Headers for mail programs and spam filters, besides sender and receiver. */
export function extraHeaders({
  unsubscribeUrl,
  isPersonal,
  answersTo = [],
}: Mail): Record<string, string> {
  const answered = answersTo.at(-1);
  return {
    ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
    ...(answered && { 'In-Reply-To': answered, References: answersTo.join(' ') }),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

import nodemailer from 'nodemailer';
import { emailText } from '../text-schema.ts';
import type { Mailbox, OutgoingMail } from './mail.ts';

// Builds the message and sends nothing.
const composer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
});

/** The message as it goes over the wire (RFC 5322, MIME). Throws for an address that is none. */
export async function composeMessage(message: OutgoingMail): Promise<Buffer> {
  const { mail, messageId, date, from, to, replyTo } = message;
  const { message: source } = await composer.sendMail({
    messageId,
    date,
    from: headerMailbox(from),
    to: headerMailbox(to),
    ...(replyTo && { replyTo: headerMailbox(replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.invitation && {
      icalEvent: { ...mail.invitation, filename: 'consultation.ics' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(source)) throw new Error('The mail could not be composed');
  return source;
}

/**
 * A name and an address that cannot add headers or recipients: nodemailer reads an address with a
 * line break in it as several.
 */
function headerMailbox({ name, address }: Mailbox): Mailbox {
  const checked = emailText.safeParse(address);
  if (!checked.success) throw new Error('This is not an e-mail address that can be written to');
  return { name: oneLine(name), address: checked.data };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

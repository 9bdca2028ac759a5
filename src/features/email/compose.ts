import type { OutgoingMail } from './mail.ts';
import { extraHeaders, headerMailbox } from './mail-headers.ts';
import { oneLine } from './one-line.ts';

/** Builds messages without sending them. */
const COMPOSER = { streamTransport: true, buffer: true, newline: 'windows' } as const;

/** The message in wire format (RFC 5322, MIME). Throws for an invalid address. */
export async function composeMessage(message: OutgoingMail): Promise<Buffer> {
  const { mail, messageId, date, from, to, replyTo } = message;
  // Loaded lazily, with the first mail.
  const { createTransport } = await import('nodemailer');
  const { message: source } = await createTransport(COMPOSER).sendMail({
    messageId,
    date,
    from: headerMailbox(from),
    to: headerMailbox(to),
    ...(replyTo && { replyTo: headerMailbox(replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: extraHeaders(mail),
    ...(mail.invitation && {
      icalEvent: { ...mail.invitation, filename: 'appointment.ics' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(source)) throw new Error('The mail could not be composed');
  return source;
}

import type { Transporter } from 'nodemailer';
import type { OutgoingMail } from './mail.ts';
import { extraHeaders, headerMailbox } from './mail-headers.ts';
import { oneLine } from './one-line.ts';

let opened: Promise<Transporter> | undefined;

/** Builds messages and sends nothing. Loaded with the first mail. */
function openComposer(): Promise<Transporter> {
  opened ??= import('nodemailer').then(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return opened;
}

/** The message as it goes over the wire (RFC 5322, MIME). Throws for an address that is none. */
export async function composeMessage(message: OutgoingMail): Promise<Buffer> {
  const { mail, messageId, date, from, to, replyTo } = message;
  const composer = await openComposer();
  const { message: source } = await composer.sendMail({
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
      icalEvent: { ...mail.invitation, filename: 'consultation.ics' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(source)) throw new Error('The mail could not be composed');
  return source;
}

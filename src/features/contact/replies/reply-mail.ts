import type { Db } from '../../../../db/client.ts';
import { messagesFor } from '../../../platform/languages/messages-for.ts';
import { html } from '../../../platform/text/html.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import type { Mail, Mailbox } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { neutralWords } from '../../email/neutral/neutral-words.ts';
import { mailLayout, paragraphs } from '../../email/templates/layout.ts';
import { firmValues } from '../../email/texts/mail-words.ts';
import { mergeFields } from '../../email/texts/rules.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { listSentOfThread } from './queries.ts';
import { GREETING } from './rules.ts';

/** The message to reply to. */
type Answered = { firstName: string; lastName: string; practiceAreaLabel: string };

/** The text of a reply with its fields replaced, and the usual greeting in the language of the firm's profile. */
export function replyText(
  body: string,
  { firstName, lastName, practiceAreaLabel }: Answered,
  firm: FirmProfile,
): string {
  const { mails } = messagesFor(firm);
  const greeted = body.startsWith(GREETING)
    ? mails.salutation({ name: '{client}' }) + body.slice(GREETING.length)
    : body;
  return mergeFields(greeted, {
    ...firmValues(firm),
    client: firstName,
    lastName,
    practiceArea: practiceAreaLabel,
  });
}

/** The mails of a correspondence that were sent, oldest first. */
export type Thread = Awaited<ReturnType<typeof listSentOfThread>>;

export const readThread = (db: Db, submissionId: string): Promise<Thread> =>
  listSentOfThread(db, submissionId);

/** The subject of a reply: that of the first mail of its thread, so that mail programs group them. */
export function replySubject(thread: Thread, firm: FirmProfile): string {
  const subject = thread[0]?.subject ?? messagesFor(firm).mails.yourMessageToUs;
  return subject.startsWith('Re: ') ? subject : `Re: ${subject}`;
}

/** Replies to a reply go to the firm's own mailbox, whichever address sends it. */
export const replyMailbox = ({ name, email }: FirmProfile): Mailbox => ({ name, address: email });

/** A reply to a message, written by staff as plain text; the HTML part has the same words. */
export function contactReply({
  text,
  thread,
  firm,
  wording,
}: {
  text: string;
  thread: Thread;
  firm: MailFirm;
  wording: Wording;
}): Mail {
  const { subject, opening } = neutralWords(firm).contact_reply;
  const isNeutral = wording === 'neutral';
  const shown = isNeutral ? `${opening}\n\n${text}` : text;
  return {
    wording,
    subject: isNeutral ? subject : replySubject(thread, firm),
    text: shown,
    html: mailLayout(firm, html`${paragraphs(shown)}`, messagesFor(firm).mails.replyToAnswer, {
      wording,
    }),
    isPersonal: true,
    answersTo: thread.map(({ messageId }) => messageId),
  };
}

import { languageRows } from '../../platform/languages/client-language.ts';
import { messagesFor } from '../../platform/languages/messages-for.ts';
import {
  type ContactPreferences,
  mayUse,
  preferencesLine,
  type Wording,
} from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { mailToClient, words } from '../email/templates/mail-to-client.ts';
import { noticeToFirm } from '../email/templates/notice-to-firm.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';

type ContactMailInput = {
  submission: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    practiceAreaLabel: string;
    message: string;
    contactPreferences: ContactPreferences | null;
    clientLanguage?: string | null;
  };
  firm: MailFirm;
  texts?: MailTexts | undefined;
  wording: Wording;
};

/** Mail to the firm: who wrote, and about what. The subject contains neither. */
export function contactNotice({
  submission,
  firm,
}: Pick<ContactMailInput, 'submission' | 'firm'>): Mail {
  const { contactPreferences } = submission;
  const preferences = preferencesLine(contactPreferences);
  return noticeToFirm(firm, {
    subject: 'New message from the website',
    opening: mayUse(contactPreferences, 'email')
      ? 'Somebody wrote to the firm on the website. A reply to this mail goes to them.'
      : 'Somebody wrote to the firm on the website. They do not want e-mail: do not reply to this mail.',
    rows: [
      ['Who', `${submission.firstName} ${submission.lastName}`],
      ['Practice area', submission.practiceAreaLabel],
      ...(preferences ? [['May be reached', preferences] as const] : []),
      ...languageRows(submission.clientLanguage),
      ['E-mail', submission.email],
      ['Phone', submission.phone ?? 'not given'],
      ['Message', submission.message],
    ],
  });
}

/** How soon the firm replies, if it says so in the language of the mail. */
const replyTimeOf = (firm: MailFirm): string =>
  firm.claims.reply
    ? messagesFor(firm).mails.replyTime({ when: firm.claims.reply.toLowerCase() })
    : '';

/** Mail to the sender: confirms receipt and says what happens next. It does not repeat their message. */
export function contactReceipt({ submission, firm, texts, wording }: ContactMailInput): Mail {
  const { subject, opening, closing } = mailWords(
    'contact_receipt',
    { firm, texts, wording },
    {
      client: submission.firstName,
      replyTime: replyTimeOf(firm),
    },
  );
  const { mails } = messagesFor(firm);
  return mailToClient({
    ...{ firm, wording, subject, name: submission.firstName, smallPrint: mails.messageSmallPrint },
    parts: [words(opening), words(closing)],
  });
}

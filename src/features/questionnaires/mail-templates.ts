import { languageRows } from '../../platform/languages/client-language.ts';
import { messagesFor, siteAddress } from '../../platform/languages/messages-for.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { mailToClient, pageButton, words } from '../email/templates/mail-to-client.ts';
import { noticeToFirm } from '../email/templates/notice-to-firm.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';

type ClientMailInput = {
  request: { firstName: string; path: string; isBegun: boolean };
  firm: MailFirm;
  texts?: MailTexts | undefined;
  wording: Wording;
  publicUrl: string;
};

/** A mail to a client with the link to their questions, which names neither the matter nor what is asked. */
const clientMail =
  (kind: 'questions_request' | 'questions_reminder' | 'questions_open') =>
  ({
    request: { firstName, path, isBegun },
    firm,
    texts,
    wording,
    publicUrl,
  }: ClientMailInput): Mail => {
    const facts = { client: firstName };
    const { subject, opening, closing } = mailWords(kind, { firm, texts, wording }, facts);
    const { mails } = messagesFor(firm);
    const address = siteAddress(firm, publicUrl, path);
    const label = isBegun ? mails.goOnWithQuestions : mails.answerQuestions;
    return mailToClient({
      ...{ firm, wording, subject, name: firstName, smallPrint: mails.questionsSmallPrint },
      parts: [words(opening), pageButton(firm, address, label), words(closing)],
      privateLink: address,
    });
  };

export const questionsRequest = clientMail('questions_request');
export const questionsReminder = clientMail('questions_reminder');
export const questionsOpen = clientMail('questions_open');

/** Tells the firm that answers have come, or were changed afterwards. It has none of them. */
export function questionsAnswered({
  request: { firstName, lastName, title, clientLanguage, changes, id },
  firm,
  publicUrl,
}: {
  request: {
    id: string;
    firstName: string;
    lastName: string;
    title: string;
    clientLanguage: string | null;
    /** How many answers have changed since they were sent. */
    changes: number;
  };
  firm: MailFirm;
  publicUrl: string;
}): Mail {
  const isChange = changes > 0;
  return noticeToFirm(firm, {
    subject: isChange ? 'A client has changed answers' : 'A client has sent answers',
    opening: isChange
      ? 'A client has changed answers after sending them. The former ones are kept beside the new ones.'
      : 'A client has answered your questions.',
    rows: [
      ['Who', `${firstName} ${lastName}`.trim()],
      ['Questions', title],
      ...(isChange ? [['Changes', `${changes}`] as const] : []),
      ...languageRows(clientLanguage),
      ['Answers', `${publicUrl}/admin/answers/${id}`],
    ],
  });
}

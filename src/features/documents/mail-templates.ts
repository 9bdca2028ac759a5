import { languageRows } from '../../platform/languages/client-language.ts';
import { messagesFor } from '../../platform/languages/messages-for.ts';
import { html } from '../../platform/text/html.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { mailToClient, pageButton, words } from '../email/templates/mail-to-client.ts';
import { noticeToFirm } from '../email/templates/notice-to-firm.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';

export type DocumentMailKind = 'documents_request' | 'documents_reminder' | 'documents_shared';

export type ClientDocumentMail = {
  toName: string;
  /** What staff wrote above the list. */
  message: string | null;
  /** The labels of what has not arrived. */
  missing: readonly string[];
  /** The URL of the client's page. */
  link: string;
  firm: MailFirm;
  texts?: MailTexts | undefined;
  wording: Wording;
};

/**
 * A mail to a client with the link to their page. What is missing stands after the opening, which fills the preview of a
 * mail program in neutral wording.
 */
export function clientDocumentMail(kind: DocumentMailKind, input: ClientDocumentMail): Mail {
  const { toName, message, missing, link, firm, texts, wording } = input;
  const { mails } = messagesFor(firm);
  const [firstName = ''] = toName.split(' ', 1);
  const { subject, opening, closing } = mailWords(
    kind,
    { firm, texts, wording },
    { client: firstName },
  );
  const listed = kind === 'documents_shared' ? [] : missing;
  const list = html`<ul style="margin:0 0 20px;padding-left:22px">${listed.map((label) => html`<li>${label}</li>`)}</ul>`;
  return mailToClient({
    ...{ firm, wording, subject, name: firstName, smallPrint: mails.documentsSmallPrint },
    parts: [
      words(opening),
      words(message ?? ''),
      { text: listed.join('\n'), html: list },
      pageButton(firm, link, mails.openDocuments),
      words(closing),
    ],
    privateLink: link,
  });
}

/** Mail to the firm that documents have arrived. It has no link of the client, and the subject names nobody. */
export function documentsReceived({
  firm,
  publicUrl,
  personId,
  toName,
  count,
  missing,
  language,
}: {
  firm: MailFirm;
  publicUrl: string;
  personId: string;
  toName: string;
  /** How many documents the client has sent in all. */
  count: number;
  missing: readonly string[];
  language: string | null;
}): Mail {
  return noticeToFirm(firm, {
    subject: 'Documents have arrived',
    opening: 'A client has sent documents through the website.',
    rows: [
      ['Who', toName || 'No name'],
      ['Documents', `${count} in all`],
      ['Missing', missing.length > 0 ? missing.join(', ') : 'Nothing that was asked for'],
      ...languageRows(language),
      ['Open', `${publicUrl}/admin/people/${personId}`],
    ],
  });
}

import { messagesFor, siteAddress } from '../../../platform/languages/messages-for.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { mailToClient, pageButton, words } from '../../email/templates/mail-to-client.ts';
import { mailWords } from '../../email/texts/mail-words.ts';
import type { MailTexts } from '../../email/texts/rules.ts';

type Invitation = {
  firstName: string;
  /** The key of the consultation's type. */
  type: string;
  /** The slug of the attorney; null for the firm. */
  attorney: string | null;
};

/**
 * Mail to a client who did not come: a link to book the same consultation again. With neutral wording the link does not
 * name the consultation.
 */
export function rebookInvitation({
  invitation: { firstName, type, attorney },
  firm,
  texts,
  wording,
  publicUrl,
}: {
  invitation: Invitation;
  firm: MailFirm;
  texts?: MailTexts | undefined;
  wording: Wording;
  publicUrl: string;
}): Mail {
  const { subject, opening, closing } = mailWords(
    'rebook_invitation',
    { firm, texts, wording },
    { client: firstName },
  );
  const query = new URLSearchParams({ type, ...(attorney && { attorney }) });
  const { mails } = messagesFor(firm);
  const page = `/schedule${wording === 'neutral' ? '' : `?${query}`}`;
  const address = siteAddress(firm, publicUrl, page);
  return mailToClient({
    ...{ firm, wording, subject, name: firstName, smallPrint: mails.bookingSmallPrint },
    parts: [words(opening), pageButton(firm, address, mails.findAnotherTime), words(closing)],
  });
}

import { messagesFor, siteAddress } from '../../platform/languages/messages-for.ts';
import { html } from '../../platform/text/html.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { button, inlineLink, mailLayout, paragraphs } from '../email/templates/layout.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';
import { CONFIRM_WITHIN_DAYS } from './retention-rules.ts';

export type NewsletterMailInput = {
  firm: MailFirm;
  publicUrl: string;
  /** Token in the subscriber's personal link. */
  token: string;
  texts?: MailTexts | undefined;
  wording: Wording;
};

const linkOf = ({ firm, publicUrl, token }: NewsletterMailInput) =>
  siteAddress(firm, publicUrl, `/newsletter/${token}`);

/** Asks the owner of the address to confirm the subscription. */
export function newsletterConfirmation(input: NewsletterMailInput): Mail {
  const { firm, wording } = input;
  const { mails } = messagesFor(firm);
  const link = linkOf(input);
  const { subject, opening, closing } = mailWords('newsletter_confirmation', input, {
    days: String(CONFIRM_WITHIN_DAYS),
  });
  return {
    wording,
    subject,
    text: [opening, link, ...(closing ? [closing] : []), `${firm.name}\n${firm.phone}`].join(
      '\n\n',
    ),
    html: mailLayout(
      firm,
      html`${paragraphs(opening)}${button(firm, link, mails.sendMeTheLetter)}${paragraphs(closing)}`,
      mails.subscriptionSmallPrint,
      { wording },
    ),
    secret: input.token,
  };
}

/** Confirms the subscription and says how to end it. */
export function newsletterWelcome(input: NewsletterMailInput): Mail {
  const { firm, wording } = input;
  const { mails } = messagesFor(firm);
  const link = linkOf(input);
  const { subject, opening } = mailWords('newsletter_welcome', input, {});
  const ending = mails.stopAnyTime;
  return {
    wording,
    subject,
    text: [opening, `${ending}\n${link}`, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraphs(opening)}<p style="margin:0">${ending} ${inlineLink(firm, link, mails.stopTheLetter)}</p>`,
      mails.welcomeSmallPrint,
      { wording },
    ),
    unsubscribeUrl: `${link}/unsubscribe`,
    secret: input.token,
  };
}

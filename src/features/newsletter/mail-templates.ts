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

const linkOf = ({ publicUrl, token }: NewsletterMailInput) => `${publicUrl}/newsletter/${token}`;

/** Asks the owner of the address to confirm the subscription. */
export function newsletterConfirmation(input: NewsletterMailInput): Mail {
  const { firm, wording } = input;
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
      html`${paragraphs(opening)}${button(firm, link, 'Yes, send me the letter')}${paragraphs(closing)}`,
      'You get this mail once, because this address was entered on our website.',
      { wording },
    ),
    secret: input.token,
  };
}

/** Confirms the subscription and says how to end it. */
export function newsletterWelcome(input: NewsletterMailInput): Mail {
  const { firm, wording } = input;
  const link = linkOf(input);
  const { subject, opening } = mailWords('newsletter_welcome', input, {});
  const ending = 'You can stop it at any time with one click:';
  return {
    wording,
    subject,
    text: [opening, `${ending}\n${link}`, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraphs(opening)}<p style="margin:0">${ending} ${inlineLink(firm, link, 'stop the letter')}</p>`,
      'You get this mail because you confirmed your subscription on our website.',
      { wording },
    ),
    unsubscribeUrl: `${link}/unsubscribe`,
    secret: input.token,
  };
}

import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { button, inlineLink, mailLayout, paragraph } from '../../email/templates/layout.ts';
import { CONFIRM_WITHIN_DAYS } from '../rules.ts';

export type NewsletterMailInput = {
  firm: MailFirm;
  publicUrl: string;
  /** Token in the subscriber's personal link. */
  token: string;
};

const linkOf = ({ publicUrl, token }: NewsletterMailInput) => `${publicUrl}/newsletter/${token}`;

/** Asks the owner of the address to confirm the subscription. */
export function newsletterConfirmation(input: NewsletterMailInput): Mail {
  const { firm } = input;
  const link = linkOf(input);
  const opening =
    'Somebody, most likely you, asked for our letter at this address. One click, and you get it when we publish something.';
  const otherwise = `If that was not you, do nothing: without a click we forget this address within ${CONFIRM_WITHIN_DAYS} days.`;
  return {
    subject: 'Please confirm your subscription',
    text: [opening, link, otherwise, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}${button(firm, link, 'Yes, send me the letter')}${paragraph(otherwise)}`,
      'You get this mail once, because this address was entered on our website.',
    ),
    secret: input.token,
  };
}

/** Confirms the subscription and says how to end it. */
export function newsletterWelcome(input: NewsletterMailInput): Mail {
  const { firm } = input;
  const link = linkOf(input);
  const opening =
    'You are subscribed. When we publish something about California family and estate law, we write to you in plain words what it is and whether it matters to you.';
  const ending = 'You can stop it at any time with one click:';
  return {
    subject: 'You are subscribed',
    text: [opening, `${ending}\n${link}`, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}<p style="margin:0">${ending} ${inlineLink(firm, link, 'stop the letter')}</p>`,
      'You get this mail because you confirmed your subscription on our website.',
    ),
    unsubscribeUrl: `${link}/unsubscribe`,
    secret: input.token,
  };
}

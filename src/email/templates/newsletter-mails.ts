import type { FirmProfile } from '../../firm/schema.ts';
import { html } from '../../html.ts';
import { CONFIRM_WITHIN_DAYS } from '../../newsletter/rules.ts';
import type { Mail } from '../mail.ts';
import { button, mailLayout, paragraph } from './layout.ts';

export type NewsletterMailInput = {
  firm: FirmProfile;
  publicUrl: string;
  /** Of the subscriber's own link. */
  token: string;
};

const linkOf = ({ publicUrl, token }: NewsletterMailInput) => `${publicUrl}/newsletter/${token}`;

/** Asks whoever owns the address whether they want the letter. */
export function newsletterConfirmation(input: NewsletterMailInput): Mail {
  const { firm } = input;
  const link = linkOf(input);
  const opening =
    'Somebody, most likely you, asked for our monthly letter at this address. One click, and it is on its way.';
  const otherwise = `If that was not you, do nothing: without a click we forget this address within ${CONFIRM_WITHIN_DAYS} days.`;
  return {
    subject: 'Please confirm your subscription',
    text: [opening, link, otherwise, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}${button(link, 'Yes, send me the letter')}${paragraph(otherwise)}`,
      'You get this mail once, because this address was entered on our website.',
    ),
    secret: input.token,
  };
}

/** Says that it worked, and how to end it. */
export function newsletterWelcome(input: NewsletterMailInput): Mail {
  const { firm } = input;
  const link = linkOf(input);
  const opening =
    'You are subscribed. Once a month we write what changed in California family and estate law, in plain words, and whether it matters to you.';
  const ending = 'You can stop it at any time with one click:';
  return {
    subject: 'You are subscribed',
    text: [opening, `${ending}\n${link}`, `${firm.name}\n${firm.phone}`].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}<p style="margin:0">${ending} <a href="${link}" style="color:#244c80">stop the letter</a></p>`,
      'You get this mail because you confirmed your subscription on our website.',
    ),
    unsubscribeUrl: `${link}/unsubscribe`,
    secret: input.token,
  };
}

import { messagesFor } from '../../../platform/languages/messages-for.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import type { Wording } from '../../contact-preferences/rules.ts';
import type { Mail } from '../mail.ts';
import type { MailFirm } from '../mail-look.ts';
import { button, mailLayout, paragraphs, table } from './layout.ts';

/** A part of a mail in both of its forms. One without text is left out. */
type Part = { text: string; html: Html };

export const words = (text: string): Part => ({ text, html: paragraphs(text) });

/** Labels and values. */
export const facts = (
  firm: MailFirm,
  rows: readonly (readonly [label: string, value: string, ...unknown[]])[],
  shown: Html = table(
    firm,
    rows.map(([label, value]) => [label, value]),
  ),
): Part => ({ text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'), html: shown });

/** The button to a page, if there is one. */
export const pageButton = (firm: MailFirm, url: string | undefined, label: string): Part =>
  url ? { text: `${label}:\n${url}`, html: button(firm, url, label) } : words('');

/**
 * A mail to a client: the salutation, the parts, and who writes. Anyone with the link to the client's own page can do what
 * it offers, so its token, the end of `privateLink`, is left out of the record of sent mails.
 */
export function mailToClient({
  firm,
  wording,
  subject,
  name,
  parts,
  smallPrint,
  privateLink,
}: {
  firm: MailFirm;
  wording: Wording;
  subject: string;
  /** Whom the salutation addresses; without a name it is left out. */
  name: string;
  parts: readonly Part[];
  smallPrint: string;
  privateLink?: string | undefined;
}): Mail {
  const salutation = words(name && messagesFor(firm).mails.salutation({ name }));
  const shown = [salutation, ...parts].filter(({ text }) => text !== '');
  return {
    wording,
    subject,
    text: [...shown.map(({ text }) => text), `${firm.name}\n${firm.phone}`, smallPrint].join(
      '\n\n',
    ),
    html: mailLayout(firm, html`${shown.map((part) => part.html)}`, smallPrint, { wording }),
    ...(privateLink && { secret: privateLink.slice(privateLink.lastIndexOf('/') + 1) }),
  };
}

import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../mail.ts';
import type { MailFirm } from '../mail-look.ts';
import { mailLayout, paragraph, table } from './layout.ts';

type Notice = { subject: string; opening: string; rows: readonly (readonly [string, string])[] };

/** A mail to the firm: what happened on the website, and the details as labels and values. */
export const noticeToFirm = (firm: MailFirm, { subject, opening, rows }: Notice): Mail => ({
  subject,
  text: [opening, rows.map(([label, value]) => `${label}: ${value}`).join('\n')].join('\n\n'),
  html: mailLayout(
    firm,
    html`${paragraph(opening)}${table(firm, rows)}`,
    'Sent by the website of the firm.',
    { wording: 'named' },
  ),
  wording: 'named',
});

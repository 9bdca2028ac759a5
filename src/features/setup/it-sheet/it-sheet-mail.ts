import { html } from '../../../platform/text/html.ts';
import { formatZone } from '../../../platform/time/format-rules.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailContent } from '../../email/mail-content.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { mailLayout, paragraph, table } from '../../email/templates/layout.ts';
import { lineWords, sheetLead, sheetText, sheetTitle } from './rules.ts';
import { type ItSheet, itSheetSchema } from './schema.ts';

/** Mail to the firm's IT: what runs, what should be, and how to check. */
export const itSheetMail = (firm: MailFirm, sheet: ItSheet): Mail => ({
  subject: `${sheetTitle(sheet)}: for your IT`,
  text: sheetText(sheet),
  html: mailLayout(
    firm,
    html`${heading(sheetTitle(sheet))}${paragraph(sheetLead(sheet))}${sheet.parts.map(
      ({ title, lines }) =>
        html`${heading(title)}${table(
          firm,
          lines.map((line) => [line.label, lineWords(line).join('\n\n')]),
        )}`,
    )}`,
    'Sent by the website of the firm, because somebody there has entered this address.',
    { wording: 'named' },
  ),
  wording: 'named',
});

const heading = (text: string) => paragraph(html`<strong>${text}</strong>`);

const SAMPLE: Omit<ItSheet, 'firm' | 'readAt'> = {
  publicUrl: 'https://www.sample.example',
  parts: [
    {
      title: 'Domain',
      lines: [
        {
          label: 'Address of the site (PUBLIC_URL)',
          now: 'https://www.sample.example',
          state: 'good',
          should: 'The https address that clients type.',
          check: 'curl -s https://www.sample.example/readyz',
        },
      ],
    },
  ],
};

const itSheet: MailContent = {
  receiver: 'firm',

  async write({ firm, itSheet: stored = '{}' }) {
    const { data } = itSheetSchema.safeParse(JSON.parse(stored));
    return data && { mail: itSheetMail(firm, data) };
  },
  sample: ({ firm }) =>
    itSheetMail(firm, {
      ...SAMPLE,
      ...{
        firm: firm.name,
        readAt: `Mar 10, 2026, 9:00 AM, ${formatZone(firm.zone, firm.formats.locale)}`,
      },
    }),
};

export const itSheetMails = { it_sheet: itSheet };

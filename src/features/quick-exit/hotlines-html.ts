import { messagesFor } from '../../platform/languages/messages-for.ts';
import { type Html, html } from '../../platform/text/html.ts';
import { formatDate, noonOf } from '../../platform/time/format-rules.ts';
import type { FirmProfile } from '../firm/schema.ts';
import type { QuickExitFields } from './schema.ts';

type Firm = Pick<FirmProfile, 'formats'>;

/** The hotlines whose numbers staff have confirmed, as a section of a page; null without any. */
export function hotlinesHtml(hotlines: QuickExitFields['hotlines'], firm: Firm): Html | null {
  const confirmed = hotlines.filter(({ confirmedOn }) => confirmedOn !== null);
  if (confirmed.length === 0) return null;
  return html`<div class="headed"><h2>${messagesFor(firm).hotlines.title}</h2><div><ul>${confirmed.map((hotline) => lineOf(hotline, firm))}</ul></div></div>`;
}

const lineOf = (
  { name, phone, note, confirmedOn }: QuickExitFields['hotlines'][number],
  firm: Firm,
) =>
  html`<li><strong>${name}:</strong> <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>${
    note === null ? '' : `. ${note}`
  }${confirmedOn === null ? '' : ` ${checkedOn(confirmedOn, firm)}`}</li>`;

const checkedOn = (localDate: string, firm: Firm) =>
  messagesFor(firm).hotlines.numberChecked({
    date: formatDate(noonOf(localDate), 'UTC', firm.formats.locale),
  });

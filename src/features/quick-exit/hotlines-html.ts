import { type Html, html } from '../../platform/text/html.ts';
import { formatDate, noonOf } from '../../platform/time/format-rules.ts';
import type { QuickExitFields } from './schema.ts';

/** The hotlines whose numbers staff have confirmed, as a section of a page; null without any. */
export function hotlinesHtml(hotlines: QuickExitFields['hotlines']): Html | null {
  const confirmed = hotlines.filter(({ confirmedOn }) => confirmedOn !== null);
  if (confirmed.length === 0) return null;
  return html`<div class="headed"><h2>Who else can help</h2><div><ul>${confirmed.map(lineOf)}</ul></div></div>`;
}

const lineOf = ({ name, phone, note, confirmedOn }: QuickExitFields['hotlines'][number]) =>
  html`<li><strong>${name}:</strong> <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>${
    note === null ? '' : `. ${note}`
  }${confirmedOn === null ? '' : ` (number checked ${formatDate(noonOf(confirmedOn), 'UTC')})`}</li>`;

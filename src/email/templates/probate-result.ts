import type { FirmProfile } from '../../firm/schema.ts';
import { html } from '../../html.ts';
import type { Mail } from '../mail.ts';
import { link, mailLayout, paragraph, table } from './layout.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export type ProbateResultInput = {
  /** Decimal text, as the database keeps money. */
  calculation: Record<
    | 'estateValue'
    | 'attorneyFees'
    | 'executorFees'
    | 'courtCosts'
    | 'totalProbate'
    | 'trustCost'
    | 'savings',
    string
  >;
  firm: FirmProfile;
  publicUrl: string;
};

/** To whoever calculated and left an address: the result, and what it is worth. The subject does not say of what. */
export function probateResult({ calculation, firm, publicUrl }: ProbateResultInput): Mail {
  const amount = (name: keyof typeof calculation) => dollars.format(Number(calculation[name]));
  const rows: [string, string][] = [
    ['Estate value', amount('estateValue')],
    ['Attorney fees', amount('attorneyFees')],
    ['Executor fees', amount('executorFees')],
    ['Court costs', amount('courtCosts')],
    ['Probate', amount('totalProbate')],
    ['Living trust', amount('trustCost')],
    ['Savings', amount('savings')],
  ];
  const opening = 'Here is the comparison that you calculated on our website.';
  const worth =
    'It is a planning estimate, not legal advice: what probate costs depends on the estate and on the court.';
  const address = `${publicUrl}/probate-calculator#${Math.round(Number(calculation.estateValue))}`;
  return {
    subject: 'The figures you asked for',
    text: [
      opening,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      worth,
      address,
      `${firm.name}\n${firm.phone}`,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}${table(rows)}${paragraph(worth)}${link(address, 'Open it on our website')}`,
      'You get this mail because this address was entered with the calculation.',
    ),
  };
}

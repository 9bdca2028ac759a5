import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../../email/mail.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { link, mailLayout, paragraph, table } from '../../email/templates/layout.ts';
import { mayBeShort, SHORTER_WAYS, statutoryRemark } from '../remarks/rules.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export type ProbateResultInput = {
  /** Decimal strings, as the database returns money. */
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
  firm: MailFirm;
  publicUrl: string;
};

/** The result, mailed to the address that was left with a calculation. The subject does not name the topic. */
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
  const estate = Number(calculation.estateValue);
  const worth = `It is a planning estimate, not legal advice: what probate costs depends on the estate and on the court. ${statutoryRemark(estate)}`;
  const shorterWays = mayBeShort(estate) ? [`You may need no full probate. ${SHORTER_WAYS}`] : [];
  const address = `${publicUrl}/probate-calculator#${Math.round(estate)}`;
  return {
    subject: 'The figures you asked for',
    text: [
      opening,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      worth,
      ...shorterWays,
      address,
      `${firm.name}\n${firm.phone}`,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}${table(firm, rows)}${paragraph(worth)}${shorterWays.map(paragraph)}${link(firm, address, 'Open it on our website')}`,
      'You get this mail because this address was entered with the calculation.',
    ),
  };
}

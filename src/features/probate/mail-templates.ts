import { html } from '../../platform/text/html.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { link, mailLayout, paragraph, paragraphs, table } from '../email/templates/layout.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';
import {
  mayAvoidFullProbate,
  PROBATE_ALTERNATIVES,
  statutoryRemark,
  statutoryTotal,
  statutoryTotalName,
} from './remarks/rules.ts';

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
  texts?: MailTexts | undefined;
  wording: Wording;
};

/** The result of a calculation, mailed to the address entered with it. The subject does not name the topic. */
export function probateResult({
  calculation,
  firm,
  publicUrl,
  texts,
  wording,
}: ProbateResultInput): Mail {
  const amount = (name: keyof typeof calculation) => dollars.format(Number(calculation[name]));
  const estate = Number(calculation.estateValue);
  const rows: [string, string][] = [
    ['Estate value', amount('estateValue')],
    ['Attorney fees', amount('attorneyFees')],
    ['Executor fees', amount('executorFees')],
    ['Court costs', amount('courtCosts')],
    ['Probate', amount('totalProbate')],
    [statutoryTotalName(estate), dollars.format(statutoryTotal(estate))],
    ['Living trust', amount('trustCost')],
    ['Savings', amount('savings')],
  ];
  const { subject, opening, closing } = mailWords(
    'probate_result',
    { firm, texts, wording },
    { feeRemark: statutoryRemark(estate) },
  );
  const alternatives = mayAvoidFullProbate(estate)
    ? [`You may not need full probate. ${PROBATE_ALTERNATIVES}`]
    : [];
  // The URL names the matter, so it is omitted in neutral wording.
  const address =
    wording === 'neutral' ? undefined : `${publicUrl}/probate-calculator#${Math.round(estate)}`;
  return {
    wording,
    subject,
    text: [
      opening,
      ...alternatives,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing,
      ...(address ? [address] : []),
      `${firm.name}\n${firm.phone}`,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraphs(opening)}${alternatives.map(paragraph)}${table(firm, rows)}${paragraphs(closing)}${address && link(firm, address, 'Open it on our website')}`,
      'You get this mail because this address was entered with the calculation.',
      { wording },
    ),
  };
}

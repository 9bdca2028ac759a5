import { html } from '../../platform/text/html.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Wording } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import type { MailFirm } from '../email/mail-look.ts';
import { link, mailLayout, paragraph, paragraphs, table } from '../email/templates/layout.ts';
import { mailWords } from '../email/texts/mail-words.ts';
import type { MailTexts } from '../email/texts/rules.ts';
import { meaningInWords } from '../jurisdictions/calculator-rules.ts';
import type { CostPart } from '../jurisdictions/calculator-schema.ts';
import { evaluate } from './evaluate/rules.ts';
import { amountInWords, inDollars } from './money/rules.ts';
import { maximumName, remarkOn } from './remarks/rules.ts';
import type { StoredCalculation } from './stored-calculation.ts';
import { waysFor } from './ways/rules.ts';

export type ProbateResultInput = {
  calculation: StoredCalculation;
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
  const { estate, calculator, ways, createdAt } = calculation;
  const rows = rowsOf(calculation);
  const { subject, opening, closing } = mailWords(
    'probate_result',
    { firm, texts, wording },
    { feeRemark: calculator ? remarkOn(calculator, estate) : '' },
  );
  const date = localDateOf(createdAt, firm.zone);
  const { mayAvoid, text } = waysFor(ways, { estate, date });
  const alternatives = mayAvoid ? [`You may not need full probate. ${text}`] : [];
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

/** The figures as they were stored, named as their calculator names them. */
function rowsOf(calculation: StoredCalculation): [string, string][] {
  const { estate, calculator, total, trustCost, savings } = calculation;
  return [
    ['Estate value', inDollars(estate)],
    ...costRows(calculation),
    ['Probate', amountInWords(total)],
    ...maximumRow(calculation),
    ...(trustCost > 0
      ? ([
          [calculator?.alternative?.label ?? 'Living trust', inDollars(trustCost)],
          ['Savings', amountInWords(savings)],
        ] satisfies [string, string][])
      : []),
  ];
}

function costRows({ costs, calculator }: StoredCalculation): [string, string][] {
  const parts = calculator?.parts ?? OTHER_PARTS;
  return parts.map(({ label, role, law }) => {
    const words = amountInWords(costs[role]);
    return [label, law ? `${words}, ${meaningInWords(law)}` : words];
  });
}

/** The names of the documented fields, for a calculator that this release does not know. */
const OTHER_PARTS: readonly Pick<CostPart, 'label' | 'role' | 'law'>[] = [
  { label: 'Attorney fees', role: 'attorney' },
  { label: 'Executor fees', role: 'representative' },
  { label: 'Court costs', role: 'court' },
];

function maximumRow({ calculator, estate }: StoredCalculation): [string, string][] {
  const maximum = calculator && evaluate(calculator, estate).maximum;
  return maximum ? [[maximumName(calculator, estate), inDollars(maximum.total)]] : [];
}

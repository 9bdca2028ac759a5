import { messagesFor, siteAddress } from '../../platform/languages/messages-for.ts';
import { html } from '../../platform/text/html.ts';
import { formatMoney, type MoneyFormats } from '../../platform/text/money-rules.ts';
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
import { amountInWords } from './money/rules.ts';
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
  const rows = rowsOf(calculation, firm);
  const { subject, opening, closing } = mailWords(
    'probate_result',
    { firm, texts, wording },
    { feeRemark: calculator ? remarkOn(calculator, estate, firm.formats) : '' },
  );
  const date = localDateOf(createdAt, firm.zone);
  const { mails } = messagesFor(firm);
  const { mayAvoid, text } = waysFor(ways, { estate, date }, firm.formats);
  const alternatives = mayAvoid ? [mails.mayNotNeedProbate({ ways: text })] : [];
  // The URL names the matter, so it is omitted in neutral wording.
  const address =
    wording === 'neutral'
      ? undefined
      : siteAddress(firm, publicUrl, `/probate-calculator#${Math.round(estate)}`);
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
      html`${paragraphs(opening)}${alternatives.map(paragraph)}${table(firm, rows)}${paragraphs(closing)}${address && link(firm, address, mails.openOnWebsite)}`,
      mails.calculationSmallPrint,
      { wording },
    ),
  };
}

/** The figures as they were stored, named as their calculator names them. */
function rowsOf(calculation: StoredCalculation, firm: MailFirm): [string, string][] {
  const { formats } = firm;
  const { mails } = messagesFor(firm);
  const { estate, calculator, total, trustCost, savings } = calculation;
  return [
    [mails.estateValue, formatMoney(estate, formats)],
    ...costRows(calculation, firm),
    [mails.probate, amountInWords(total, formats)],
    ...maximumRow(calculation, formats),
    ...(trustCost > 0
      ? ([
          [calculator?.alternative?.label ?? mails.livingTrust, formatMoney(trustCost, formats)],
          [mails.savings, amountInWords(savings, formats)],
        ] satisfies [string, string][])
      : []),
  ];
}

function costRows({ costs, calculator }: StoredCalculation, firm: MailFirm): [string, string][] {
  const { formats } = firm;
  const parts = calculator?.parts ?? otherParts(firm);
  return parts.map(({ label, role, law }) => {
    const words = amountInWords(costs[role], formats);
    return [
      label,
      law ? `${words}, ${meaningInWords(law, formats.locale, messagesFor(firm).law)}` : words,
    ];
  });
}

/** The names of the documented fields, for a calculator that this release does not know. */
function otherParts(firm: MailFirm): readonly Pick<CostPart, 'label' | 'role' | 'law'>[] {
  const { mails } = messagesFor(firm);
  return [
    { label: mails.attorneyFees, role: 'attorney' },
    { label: mails.executorFees, role: 'representative' },
    { label: mails.courtCosts, role: 'court' },
  ];
}

function maximumRow(
  { calculator, estate }: StoredCalculation,
  formats: MoneyFormats,
): [string, string][] {
  const maximum = calculator && evaluate(calculator, estate).maximum;
  return maximum
    ? [[maximumName(calculator, estate, formats), formatMoney(maximum.total, formats)]]
    : [];
}

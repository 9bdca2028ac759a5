/**
 * The steps of a typical probate in California, and the one step of a living trust, for the calculator. General
 * information; where a time is typical and not set by law, the text says "about" or "typically". Pure: the page and the
 * server use the same function, and the date is passed in.
 */
import { formatDate, formatMonth, noonOf } from '../../../../platform/time/format-rules.ts';
import { compareProbateWithTrust } from './figures.ts';

export type TimelineStep = {
  title: string;
  /** Months after the filing of the petition; `from` is before `to` where the step falls in a period. */
  from: number;
  to: number;
  when: string;
  /** What the step is, and what the law says about its timing. */
  rule: string;
  /** The costs that are paid at this step, according to the calculator's estimate. */
  paid: string;
  /** The sections of the Probate Code on which the step is based. */
  sections: string;
};

/** How long probate typically takes in California, in months from the filing of the petition. */
const PROBATE_MONTHS = { least: 12, most: 18 } as const;
/** The same in words, as in the short form of the calculator. */
const PROBATE_DURATION = `${PROBATE_MONTHS.least}–${PROBATE_MONTHS.most} months`;
/** Typical months from the filing to the first hearing, at which letters are issued; by law 15 to 45 days (§8003). */
const LETTERS = { from: 1, to: 2 } as const;
/** §8800 for the inventory, §9100 for creditors' claims; both from the day on which letters are first issued. */
const MONTHS_AFTER_LETTERS = LETTERS.to + 4;
/** §12200: one year after letters, for an estate that needs no federal estate tax return. */
const YEAR_AFTER_LETTERS = LETTERS.to + 12;

const NOT_IN_ESTIMATE = 'Nothing in this estimate';

/**
 * The steps of a typical probate of an estate of `estateDollars` (> 0) in order, if the petition is filed on the local
 * date `filedOn`. Court costs begin with the filing; the attorney's and the executor's fees are paid when the court
 * orders it, at the end. All amounts are from `compareProbateWithTrust`. Sources: the sections of the Probate Code in
 * each step; times without one are typical.
 */
export function probateSteps(filedOn: string, estateDollars: number): TimelineStep[] {
  const { attorneyFees, executorFees, courtCosts } = compareProbateWithTrust(estateDollars);
  const about = (from: number, to = from) => `about ${monthsAfter(filedOn, from, to)}`;
  return [
    {
      title: 'Petition filed',
      ...at(0),
      when: `${formatDate(noonOf(filedOn), 'UTC', 'en-US')}, if filed today`,
      rule: 'It asks the court to appoint an executor or administrator.',
      paid: `Court costs, about ${inDollars(courtCosts)} in all, from the filing on`,
      sections: '§8000',
    },
    {
      title: 'First hearing, letters issued',
      ...LETTERS,
      when: about(LETTERS.from, LETTERS.to),
      rule: 'By law the hearing is 15 to 45 days after filing; in practice it is often later. Letters give the executor authority.',
      paid: NOT_IN_ESTIMATE,
      sections: '§§8003, 8400',
    },
    {
      title: 'Inventory and appraisal due',
      ...at(MONTHS_AFTER_LETTERS),
      when: about(MONTHS_AFTER_LETTERS),
      rule: 'Four months after letters, unless the court allows more time.',
      paid: 'The appraisal, which this estimate leaves out',
      sections: '§8800',
    },
    {
      title: 'Time for creditors’ claims ends',
      ...at(MONTHS_AFTER_LETTERS),
      when: about(MONTHS_AFTER_LETTERS),
      rule: 'Four months after letters, or 60 days after notice to the creditor if that is later. From four months after letters the court may allow part of the fees (§10830).',
      paid: NOT_IN_ESTIMATE,
      sections: '§9100',
    },
    {
      title: 'Petition for final distribution due',
      ...at(YEAR_AFTER_LETTERS),
      when: `by ${about(YEAR_AFTER_LETTERS)}`,
      rule: 'Within one year after letters, or 18 months if a federal estate tax return is required; otherwise a report to the court. The petition can ask for the fees.',
      paid: 'No fees yet',
      sections: '§§10831, 12200',
    },
    {
      title: 'Court orders fees and distribution',
      from: PROBATE_MONTHS.least,
      to: PROBATE_MONTHS.most,
      when: about(PROBATE_MONTHS.least, PROBATE_MONTHS.most),
      rule: `Typically ${PROBATE_DURATION} after filing.`,
      paid: `Attorney fees, about ${inDollars(attorneyFees)}, and executor fees, about ${inDollars(executorFees)}, as the court allows`,
      sections: '§§10831, 11640, 11641',
    },
  ];
}

/** The one step of a living trust for an estate of `estateDollars` (> 0); it has no date. */
export function trustStep(estateDollars: number): Omit<TimelineStep, 'from' | 'to'> {
  return {
    title: 'The successor trustee takes over',
    when: 'typically at once, without the court',
    rule: 'The trust names the successor.',
    paid: `${inDollars(compareProbateWithTrust(estateDollars).trustCost)}, paid once, when the trust is made`,
    sections: '§§15660, 17209',
  };
}

const at = (months: number) => ({ from: months, to: months });

const inDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** `September 2031`, `April to May 2031` or `December 2031 to January 2032`. */
function monthsAfter(localDate: string, from: number, to: number): string {
  const [year = 0, month = 1] = localDate.split('-').map(Number);
  const [first = '', last = ''] = [from, to].map((months) =>
    formatMonth(new Date(Date.UTC(year, month - 1 + months)), 'UTC', 'en-US'),
  );
  if (first === last) return last;
  const isSameYear = first.slice(-4) === last.slice(-4);
  return `${isSameYear ? first.slice(0, -5) : first} to ${last}`;
}

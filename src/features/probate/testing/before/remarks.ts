/**
 * The legal remarks in the calculator and its mail, so that the estimate is not taken for the statutory fee. General
 * information. Pure and free of dependencies: the page and the server use the same texts.
 */
import {
  compareProbateWithTrust,
  PRIMARY_RESIDENCE_DOLLARS,
  SMALL_ESTATE_DOLLARS,
  STATUTORY_LIMIT_DOLLARS,
  statutoryFee,
} from './figures.ts';

const inDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** The statutory fees for an estate, and how the estimate compares with them. */
export function statutoryRemark(estateDollars: number): string {
  const most = statutoryFee(estateDollars);
  const allowed = `For ordinary services the law allows the attorney (Probate Code §10810) and the executor or other personal representative (§10800) up to ${inDollars(most)} each`;
  if (estateDollars > STATUTORY_LIMIT_DOLLARS) {
    return `${allowed} for the first ${inDollars(STATUTORY_LIMIT_DOLLARS)}. Above that the court sets a reasonable amount, which may differ from this estimate.`;
  }
  const legal = `${allowed} on an estate of this size.`;
  return isAboveStatute(estateDollars)
    ? `${legal} That is less than this estimate, and it is the limit: with the court costs above, ${inDollars(statutoryTotal(estateDollars))} in all.`
    : legal;
}

/** The cost of probate at the statutory maximum, in whole dollars; above 25 million, of the part up to that limit. */
export const statutoryTotal = (estateDollars: number) =>
  2 * statutoryFee(estateDollars) + compareProbateWithTrust(estateDollars).courtCosts;

/** Names `statutoryTotal` in the comparison, with its sources. */
export const statutoryTotalName = (estateDollars: number) =>
  `Probate at the statutory maximum${estateDollars > STATUTORY_LIMIT_DOLLARS ? ` on the first ${inDollars(STATUTORY_LIMIT_DOLLARS)}` : ''} (Probate Code §§10800, 10810)`;

/**
 * What a living trust could save, in words: a range where the estimate is above the statutory maximum, which the court
 * may not exceed for ordinary services. Above 25 million the law sets no amount.
 */
export function savingsInWords(estateDollars: number): string {
  const { savings, trustCost } = compareProbateWithTrust(estateDollars);
  const isRange = isAboveStatute(estateDollars) && estateDollars <= STATUTORY_LIMIT_DOLLARS;
  return isRange
    ? `${inDollars(Math.max(0, statutoryTotal(estateDollars) - trustCost))} to ${inDollars(savings)}`
    : inDollars(savings);
}

/** Whether the estimate is above the statutory fee for ordinary services, as far as the law sets an amount. */
const isAboveStatute = (estateDollars: number) =>
  compareProbateWithTrust(estateDollars).attorneyFees > statutoryFee(estateDollars);

/** Whether an estate of this size can be transferred by affidavit alone. */
export const isSmallEstate = (estateDollars: number) => estateDollars <= SMALL_ESTATE_DOLLARS;

/** Whether one of the alternatives to full probate that have a limit may be available for an estate of this size. */
export const mayAvoidFullProbate = (estateDollars: number) =>
  estateDollars <= PRIMARY_RESIDENCE_DOLLARS;

/** The alternatives to full probate. */
export const PROBATE_ALTERNATIVES = `For deaths on or after April 1, 2025, personal property worth up to ${inDollars(SMALL_ESTATE_DOLLARS)} can be collected with an affidavit (Probate Code §13100), and a primary residence worth up to ${inDollars(PRIMARY_RESIDENCE_DOLLARS)} can pass by a short petition (§13151). What goes to a spouse or registered domestic partner can be confirmed by a spousal property petition (§13650), whatever it is worth. Trust property, joint tenancy and accounts with a named beneficiary need no probate.`;

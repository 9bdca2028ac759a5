/**
 * What the calculator and its mail say about the law, so that the estimate is not read as the statute. General
 * information. Pure and without dependency: the page and the server use the same texts.
 */
import {
  compareProbateWithTrust,
  PRIMARY_RESIDENCE_DOLLARS,
  SMALL_ESTATE_DOLLARS,
  STATUTORY_LIMIT_DOLLARS,
  statutoryFee,
} from '../rules.ts';

const inDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** The fees that the law allows for an estate, and how the estimate compares with them. */
export function statutoryRemark(estateDollars: number): string {
  const { courtCosts } = compareProbateWithTrust(estateDollars);
  const most = statutoryFee(estateDollars);
  const allowed = `For ordinary services the law allows the attorney (Probate Code §10810) and the executor or other personal representative (§10800) up to ${inDollars(most)} each`;
  if (estateDollars > STATUTORY_LIMIT_DOLLARS) {
    return `${allowed} for the first ${inDollars(STATUTORY_LIMIT_DOLLARS)}. Above that the court sets a reasonable amount, which may differ from this estimate.`;
  }
  const legal = `${allowed} on an estate of this size.`;
  return isAboveStatute(estateDollars)
    ? `${legal} That is less than this estimate, and it is the limit: with the court costs above, ${inDollars(2 * most + courtCosts)} in all.`
    : legal;
}

/** Whether the estimate is above what the law allows for ordinary services, as far as it sets an amount. */
export const isAboveStatute = (estateDollars: number) =>
  compareProbateWithTrust(estateDollars).attorneyFees > statutoryFee(estateDollars);

/** Whether an estate of this size may pass by affidavit alone. */
export const isSmallEstate = (estateDollars: number) => estateDollars <= SMALL_ESTATE_DOLLARS;

/** Whether one of the ways around full probate that have a limit may be open to an estate of this size. */
export const mayBeShort = (estateDollars: number) => estateDollars <= PRIMARY_RESIDENCE_DOLLARS;

/** The ways around full probate. */
export const SHORTER_WAYS = `For deaths on or after April 1, 2025, personal property worth up to ${inDollars(SMALL_ESTATE_DOLLARS)} can be collected with an affidavit (Probate Code §13100), and a primary residence worth up to ${inDollars(PRIMARY_RESIDENCE_DOLLARS)} can pass by a short petition (§13151). What goes to a spouse or registered domestic partner can be confirmed by a spousal property petition (§13650), whatever it is worth. Trust property, joint tenancy and accounts with a named beneficiary need no probate.`;

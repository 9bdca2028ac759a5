/** Constants of the list of clients who wait for a time that becomes free. No dependencies, because pages use them too. */

/** How long an offered time is held. */
export const OFFER_MINUTES = 30;

/**
 * The hours of the firm's day, first inclusive and last exclusive, in which offers are sent: nobody answers one within half
 * an hour at night.
 */
export const OFFER_HOURS = { from: 8, until: 20 };

/** A wait ends after this many offers that were mailed and not answered. */
export const MAX_UNANSWERED = 2;

/** The most days for which one can wait. */
export const MAX_WAIT_DAYS = 62;

/** For this many days, an ended wait is kept, and its page can be opened. */
export const ENDED_WAIT_DAYS = 90;

/** The most open waits that staff see at once. */
export const MAX_LISTED_WAITS = 500;

/** The name under which staff see who holds an offered time. Contains spaces, so it cannot be a username. */
export const WAITING_LIST = 'the waiting list';

/**
 * Why a wait has ended. `appointment`: the appointment that it was for is over, cancelled or too close. `passed`: its days
 * are over.
 */
export const WAIT_ENDS = [
  'taken',
  'left',
  'removed',
  'passed',
  'appointment',
  'unanswered',
] as const;
export type WaitEnd = (typeof WAIT_ENDS)[number];

/**
 * What became of an offer. `lapsed`: it was mailed and not answered in time. `unmailed`: no mail server accepted the mail in
 * time. `withdrawn`: staff gave the time to somebody else, or the wait ended.
 */
export const OFFER_OUTCOMES = ['taken', 'declined', 'lapsed', 'unmailed', 'withdrawn'] as const;
export type OfferOutcome = (typeof OFFER_OUTCOMES)[number];

/** The days for which a form proposes to wait: from tomorrow until the day that was full, or a month ahead. */
export const PROPOSED_DAYS = 30;

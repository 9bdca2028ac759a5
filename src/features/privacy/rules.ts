/** How long what is personal is kept, and what becomes of it. No dependency: the office's page uses it too. */

/**
 * The file of a client: a consultation that took place may be kept this long after it. A claim for malpractice
 * can be brought for four years (Cal. Code Civ. Proc. § 340.6), plus one to learn of it.
 */
export const CLIENT_FILE_YEARS = 5;

/** Words, pages and attachments of a mail that was sent; that it was sent is known for longer. */
export const MAIL_WORDS_DAYS = 90;

/** That a mail was sent, or was not to be: to whom, when and about what. */
export const MAIL_RECORD_DAYS = 730;

/** That somebody has ended the newsletter, with the words and time of their consent. */
export const ENDED_SUBSCRIPTION_DAYS = 730;

/** The address that was left with a calculation; the figures stay, and are nobody's. */
export const CALCULATION_ADDRESS_DAYS = 365;

/** What a text in the audit log becomes when its person is erased. The trigger of the table says the same. */
export const ERASED = 'erased';

/** What there can be of a person, in the order in which it is shown. */
export const TRACE_KINDS = [
  'messages',
  'appointments',
  'calculations',
  'subscriptions',
  'mails',
  'accounts',
  'auditEntries',
] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/** Rows of each kind that a page lists, and that a file holds, the newest of them. */
export const LISTED_ROWS = 20;
export const EXPORTED_ROWS = 2_000;

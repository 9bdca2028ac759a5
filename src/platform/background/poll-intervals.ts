/** How often background workers poll, in milliseconds. */
export type PollIntervals = {
  /** For due jobs of the queue. */
  jobsMs: number;
  /** For changes to be synced to a calendar. */
  calendarChangesMs: number;
  /** For whether a mail provider is configured. */
  mailSettingsMs: number;
  /** The longest pause between two polls while nothing is written (idle backoff). */
  maxIdleMs: number;
};

export const DEFAULT_POLL_INTERVALS: Readonly<PollIntervals> = {
  // Transactions do not notify: a notification takes a database-wide lock at commit, which would make bookings wait for
  // one another, while a mail may wait a second.
  jobsMs: 1_000,
  calendarChangesMs: 1_000,
  mailSettingsMs: 3_000,
  maxIdleMs: 30_000,
};

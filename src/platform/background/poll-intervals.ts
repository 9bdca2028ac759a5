/** How often background workers poll, in milliseconds. */
export type PollIntervals = {
  /** For due jobs. */
  jobsMs: number;
  /** For changes to be synced to a calendar. */
  calendarChangesMs: number;
  /** For whether a mail provider is configured. */
  mailSettingsMs: number;
};

export const DEFAULT_POLL_INTERVALS: Readonly<PollIntervals> = {
  // Polling, not NOTIFY: a notification takes a database-wide lock at commit, which would make bookings wait for one
  // another, while a mail may wait a second.
  jobsMs: 1_000,
  calendarChangesMs: 1_000,
  mailSettingsMs: 3_000,
};

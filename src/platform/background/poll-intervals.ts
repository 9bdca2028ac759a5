/** How often the background looks for what there is to do, in milliseconds. */
export type PollIntervals = {
  /** For jobs that are due. */
  jobsMs: number;
  /** For what a calendar has to show. */
  calendarChangesMs: number;
  /** Whether there is a way to send mail. */
  mailSettingsMs: number;
};

export const DEFAULT_POLL_INTERVALS: Readonly<PollIntervals> = {
  // Polling, not NOTIFY: a notification takes a database-wide lock at commit, which would make bookings
  // wait for one another; a mail may wait a second.
  jobsMs: 1_000,
  calendarChangesMs: 1_000,
  mailSettingsMs: 3_000,
};

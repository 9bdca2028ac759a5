/** A form submitted sooner than this was filled in by a bot. */
export const LEAST_FILL_MS = 1_000;

/** The name of the honeypot in forms; in calls it is `website`. A name that no browser or password manager fills in. */
export const HONEYPOT = 'leave-empty';

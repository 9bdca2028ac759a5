/** A form sent in less time was filled in by a program. */
export const LEAST_FILL_MS = 1_000;

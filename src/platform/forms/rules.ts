/** A form submitted sooner than this was filled in by a bot. */
export const LEAST_FILL_MS = 1_000;

/** Limits of the times that programs hold for people who confirm the booking. */

/** How long a time is held for the person. */
export const PREPARED_MINUTES = 15;

const DAY_SECONDS = 24 * 60 * 60;

/** The most times that one IP address may hold per day. */
export const PREPARED_BY_ADDRESS = { limit: 10, seconds: DAY_SECONDS };

/** The most times that all programs together may hold per day. */
export const PREPARED_IN_ALL = { limit: 300, seconds: DAY_SECONDS };

/** The name under which staff see the holder of such a time. Contains a space, so it cannot be a username. */
export const PROGRAM = 'a program';

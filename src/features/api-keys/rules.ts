/** The prefix of every API key, so that scanners for leaked secrets recognise it. */
export const KEY_PREFIX = 'lf_';

export const isApiKey = (token: string | null): token is string =>
  token?.startsWith(KEY_PREFIX) === true;

/** The choices for how long a new key is valid, in days; null if it does not expire. */
export const KEY_LIFETIMES = [30, 90, 365, null] as const;
export type KeyLifetime = (typeof KEY_LIFETIMES)[number];

/** Calls per minute with one key, from all addresses together. */
export const KEY_CALLS_PER_MINUTE = 600;

export const MAX_KEYS = 100;
export const MAX_ADDRESS_RANGES = 20;

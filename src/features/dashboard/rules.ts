/** What a firm must settle before it opens its site to the public, most urgent first. */
export const CHECKS = [
  'firm',
  'mail',
  'mail-delivery',
  'calendar',
  'hosts',
  'webhooks',
  'testimonials',
  'articles',
  'legal',
  'legal-review',
  'secrets',
  'sign-up',
  'https',
  'database',
  'user-pool',
] as const;

export type Check = (typeof CHECKS)[number];

/** The number of working days whose appointments the dashboard's outlook shows. */
export const OUTLOOK_DAYS = 6;

/** The number of messages that the outlook shows: those that have waited longest. */
export const OUTLOOK_MESSAGES = 7;

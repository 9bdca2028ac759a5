/** What a firm must settle before it opens its site to the public, most urgent first. */
export const CHECKS = [
  'firm',
  'mail',
  'mail-delivery',
  'calendar',
  'webhooks',
  'testimonials',
  'articles',
  'legal',
  'secrets',
  'sign-up',
  'https',
  'database',
  'user-pool',
] as const;

export type Check = (typeof CHECKS)[number];

/** The dashboard's picture shows the appointments of this many working days. */
export const OUTLOOK_DAYS = 6;

/** And this many of the messages that have waited longest. */
export const OUTLOOK_MESSAGES = 7;

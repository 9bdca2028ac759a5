/** What a firm must settle before it opens its site to the public, most urgent first. */
export const CHECKS = [
  'firm',
  'mail',
  'mail-delivery',
  'calendar',
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

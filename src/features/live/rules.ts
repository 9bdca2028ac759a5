/** The topics of the changes that are announced to open screens of the back office, as the `tables.ts` files name them. */
export const LIVE_TOPICS = [
  'contact',
  'appointments',
  'answers',
  'payments',
  'people',
  'documents',
  'conflicts',
  'questions',
  'agreements',
  'email',
  'newsletter',
  'probate',
  'articles',
  'pages',
  'testimonials',
  'staff',
  'team',
  'availability',
  'api-keys',
  'webhooks',
  'law-tasks',
  'translations',
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

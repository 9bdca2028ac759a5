/** The features whose changes are announced to open screens of the back office. Each names its tables (`liveTables`). */
export const LIVE_TOPICS = [
  'contact',
  'appointments',
  'answers',
  'people',
  'conflicts',
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
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

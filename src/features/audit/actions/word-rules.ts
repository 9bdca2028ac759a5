/** The words of actions that are described by a verb and a noun. */

/** Verbs by the second part of an action's name. */
export const VERBS: Readonly<Record<string, string>> = {
  activate: 'activated',
  add: 'added',
  create: 'added',
  deactivate: 'deactivated',
  delete: 'deleted',
  hide: 'hid',
  move: 'moved',
  pin: 'pinned',
  refresh: 'refreshed',
  reopen: 'reopened',
  replace: 'replaced',
  renew: 'renewed',
  reset: 'reset',
  restore: 'restored an earlier version of',
  publish: 'published',
  retry: 'tried again',
  revoke: 'ended',
  run: 'ran',
  schedule: 'scheduled',
  show: 'showed again',
  start: 'started',
  test: 'tried out',
  unpin: 'unpinned',
  update: 'changed',
  validate: 'checked',
};

type Noun = (name: string | undefined) => string;

const called =
  (noun: string): Noun =>
  (name) =>
    name ? `the ${noun} “${name}”` : `a ${noun}`;
const of =
  (noun: string): Noun =>
  (name) =>
    name ? `the ${noun} of ${name}` : `a ${noun}`;
const just =
  (noun: string): Noun =>
  () =>
    noun;

export const page = called('page');

/** Nouns by the first part of an action's name. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  // The log does not contain the client's name.
  appointment: just('an appointment'),
  article: called('article'),
  attorney: of('profile'),
  blog_source: called('blog source'),
  calendar_feed: just('the address of the calendar feed'),
  calendar: (name) => (name ? `the ${name} calendar` : 'a calendar'),
  component: (name) => (name ? `the visibility of “${name}”` : 'which parts of the website show'),
  'article-category': called('category'),
  'consultation-type': called('consultation type'),
  'practice-area': called('practice area'),
  email_settings: just('the e-mail settings'),
  external_article: called('news article'),
  firm: just('the firm’s profile'),
  page,
  photo: just('a photograph'),
  picture: just('a picture'),
  testimonial: of('testimonial'),
  theme: called('theme'),
};

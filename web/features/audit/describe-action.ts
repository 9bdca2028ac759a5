import { EMAIL_KIND_LABELS, type EmailKind } from '../../../src/email/rules.ts';

export type Deed = {
  action: string;
  entity: string;
  before: unknown;
  after: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (state: unknown): Fields =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as Fields) : {};

const NAME_FIELDS = [
  'displayName',
  'title',
  'name',
  'clientName',
  'username',
  'componentName',
  'componentKey',
  'provider',
  'slug',
];

/** What a row is called, if it says. */
function nameOf(fields: Fields): string | undefined {
  if (typeof fields.firstName === 'string') {
    return `${fields.firstName} ${fields.lastName ?? ''}`.trim();
  }
  for (const field of NAME_FIELDS) {
    const name = fields[field];
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

const EXACTLY: Readonly<Record<string, (name: string | undefined, fields: Fields) => string>> = {
  'staff.approve': (name) => `approved ${name ?? 'somebody'}`,
  'staff.revoke': (name) => `took ${name ? `${name}’s` : 'somebody’s'} access away`,
  'staff.register': () => 'signed up',
  'contact.read': () => 'marked a message as read',
  'contact.resolve': () => 'marked a message as resolved',
  'contact.export': () => 'exported messages',
  'email.retry': (_name, { kind }) =>
    `tried a mail again: ${EMAIL_KIND_LABELS[kind as EmailKind] ?? 'unknown'}`,
};

const VERBS: Readonly<Record<string, string>> = {
  activate: 'activated',
  add: 'added',
  cancel: 'cancelled',
  complete: 'completed',
  confirm: 'confirmed',
  create: 'added',
  deactivate: 'deactivated',
  delete: 'deleted',
  edit: 'changed',
  export: 'exported',
  import: 'imported',
  publish: 'published',
  read: 'read',
  refresh: 'refreshed',
  remove: 'removed',
  reopen: 'reopened',
  replace: 'replaced',
  reschedule: 'moved',
  reset: 'reset',
  run: 'ran',
  save: 'saved',
  start: 'started',
  unpublish: 'took offline',
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

/** What an action's first word speaks of. */
const NOUNS: Readonly<Record<string, Noun>> = {
  appointment: of('appointment'),
  article: called('article'),
  blog: called('article'),
  calendar: (name) => (name ? `the ${name} calendar` : 'a calendar'),
  email: just('the e-mail settings'),
  email_settings: just('the e-mail settings'),
  firm: just('the firm’s profile'),
  mail: just('the e-mail settings'),
  migration: just('the migration'),
  news: called('blog source'),
  photo: just('a photograph'),
  post: called('article'),
  source: called('blog source'),
  blog_source: called('blog source'),
  testimonial: of('testimonial'),
  theme: called('theme'),
  visibility: (name) => (name ? `the visibility of “${name}”` : 'which parts of the website show'),
};

/** What somebody did, in plain words after their name; the action itself where there are none. */
export function describeAction({ action, before, after }: Deed): string {
  const fields = { ...fieldsOf(before), ...fieldsOf(after) };
  const name = nameOf(fields);
  const exact = ownOf(EXACTLY, action);
  if (exact) return exact(name, fields);
  const [noun = '', verb = ''] = action.split('.');
  const [spokenNoun, spokenVerb] = [ownOf(NOUNS, noun), ownOf(VERBS, verb)];
  return spokenNoun && spokenVerb ? `${spokenVerb} ${spokenNoun(name)}` : action;
}

// An action is text from the database; `constructor` is none of ours.
function ownOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

import type { ActionSentences, Fields } from '../../platform/audit/sentences.ts';

type AuditedAction = {
  action: string;
  before: unknown;
  after: unknown;
};

/** Describes an action in words that follow the person's name; an unknown action is returned as it is. */
export type DescribeAction = (entry: AuditedAction) => string;

/** Verbs by the second part of an action's name. */
const VERBS: Readonly<Record<string, string>> = {
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

const fieldsOf = (state: unknown): Fields =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as Fields) : {};

const NAME_FIELDS = [
  'displayName',
  'label',
  'title',
  'name',
  'clientName',
  'subject',
  'username',
  'componentName',
  'componentKey',
  'provider',
  'slug',
];

/** The display name of a row, or undefined. */
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

/** `sentences` are read with each call. */
export const createDescribeAction =
  (sentences: () => ActionSentences): DescribeAction =>
  ({ action, before, after }) => {
    const fields = { ...fieldsOf(before), ...fieldsOf(after) };
    const say = (key: string) => {
      const sentence = ownOf(sentences(), key);
      return typeof sentence === 'function' ? sentence(nameOf(fields), fields) : sentence;
    };
    const [noun = '', verb = ''] = action.split('.');
    const [object, deed] = [say(noun), ownOf(VERBS, verb)];
    return say(action) ?? (object && deed ? `${deed} ${object}` : action);
  };

// Own properties only: an action is text from the database and might be `constructor`.
function ownOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STEPS } from '../features/agreements/step-rules.ts';
import { describeAction } from './features.ts';

it.each([
  ['staff.approve', { username: 'tomas' }, { username: 'tomas' }, 'approved tomas'],
  ['staff.revoke', { username: 'tomas' }, null, 'took tomas’s access away'],
  ['staff.register', null, { username: 'tomas' }, 'signed up'],
  ['contact.read', { isRead: false }, { isRead: true }, 'marked a message as read'],
  ['contact.resolve', null, null, 'marked a message as resolved'],
  ['email.retry', null, { kind: 'contact_receipt' }, 'retried a mail: Receipt for a message'],
  ['email.retry', null, { kind: 'lost' }, 'retried a mail: unknown'],
  ['email.dismiss', null, { kind: 'contact_receipt' }, 'dismissed a mail: Receipt for a message'],
  ['email_settings.test', null, { provider: 'smtp' }, 'tried out the e-mail settings'],
  ['testimonial.create', null, { clientName: 'Corinne A.' }, 'added the testimonial of Corinne A.'],
  ['article.delete', { title: 'Living trust' }, null, 'deleted the article “Living trust”'],
  ['theme.activate', { name: 'old' }, { name: 'Harbor' }, 'activated the theme “Harbor”'],
  [
    'appointment.status',
    { status: 'scheduled' },
    { status: 'confirmed' },
    'confirmed an appointment',
  ],
  ['appointment.status', null, { status: 'lost' }, 'changed the status of an appointment'],
  ['appointment.move', { duration: 30 }, { duration: 30 }, 'moved an appointment'],
  [
    'component.update',
    null,
    { componentName: 'Testimonials' },
    'changed the visibility of “Testimonials”',
  ],
  ['calendar.activate', null, { provider: 'google' }, 'activated the google calendar'],
  ['firm.update', null, { name: 'Pacific Harbor Law' }, 'changed the firm’s profile'],
  ['migration.migrate', null, { restart: true }, 'started to copy the data to DynamoDB'],
  ['migration.cancel', null, null, 'cancelled a step of the migration'],
  ['newsletter.export', null, { q: null }, 'exported newsletter subscribers'],
  ['page.publish', { name: 'About us' }, { name: 'About us' }, 'published the page “About us”'],
  ['page.save', null, { name: 'Wills' }, 'saved a draft of the page “Wills”'],
  ['page.unpublish', null, { name: 'Wills' }, 'took the page “Wills” off the website'],
  ['page.schedule', null, { name: 'Wills' }, 'scheduled the page “Wills”'],
  ['page.restore', null, { name: 'Wills' }, 'restored an earlier version of the page “Wills”'],
  ['menus.update', {}, {}, 'changed the links of navigation and footer'],
  ['privacy.erase', null, { messages: 1 }, 'erased a person'],
  ['photo.add', null, [{ a: 1 }], 'added a photograph'],
  ['picture.add', null, [{ a: 1 }], 'added a picture'],
  ['article.frobnicate', null, null, 'article.frobnicate'],
  ['lost', null, 'text', 'lost'],
  ['constructor.create', null, null, 'constructor.create'],
])('describes %s from %j to %j as: %s', (action, before, after, words) => {
  expect(describeAction({ action, before, after })).toBe(words);
});

/** The source files of the server that write to the audit log. */
const WRITERS = globSync('src/**/*.ts', { cwd: process.cwd() })
  .filter(
    (file) =>
      !/\.test\.ts$|^src\/(platform\/(audit|keyed-entries)|testing)\/|\/(export-csv|change-time-off)\.ts$/.test(
        file,
      ),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) =>
    /\b(logChanges?|audit(Appointment|Hold)|exportCsv|keyedEntryEditor|takeTime|(add|remove)TimeOff)\(/.test(
      text,
    ),
  );

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, it = '']) => it);

const actionsIn = (text: string) => [
  ...found(text, /'([a-z][a-z_-]*\.[a-z][a-z_-]*)'/g),
  ...(/\b(audit(Appointment|Hold)|takeTime)\(/.test(text)
    ? found(text, /action: '([\w-]+)'/g).map((deed) => `appointment.${deed}`)
    : []),
];
const ACTIONS = [...new Set(WRITERS.flatMap(({ text }) => actionsIn(text)))];

it('finds the actions in every file that writes to the audit log', () => {
  const mute = WRITERS.filter(
    ({ text }) =>
      actionsIn(text).length === 0 &&
      !/\b(action: |logChange\(tx, [\w.]+, )`(agreement|agreement-template|appointment|letter|webhook|person-\$\{kind\})\./.test(
        text,
      ),
  );
  expect(mute.map(({ file }) => file)).toEqual([]);
  expect(ACTIONS).toContain('testimonial.create');
  expect(ACTIONS).toContain('appointment.move');
});

it.each(STEPS)('describes the step %s of an agreement in words', (step) => {
  expect(describeAction({ action: `agreement.${step}`, before: null, after: {} })).not.toContain(
    '.',
  );
});

it.each(ACTIONS)('describes the action %s in words', (action) => {
  const words = describeAction({ action, before: null, after: {} });
  expect(words).not.toBe(action);
  expect(words).toMatch(/^[a-z]/);
});

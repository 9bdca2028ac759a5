import { expect, it } from 'vitest';
import { describeAction } from './describe-action.ts';

it.each([
  ['staff.approve', { username: 'tomas' }, { username: 'tomas' }, 'approved tomas'],
  ['staff.revoke', { username: 'tomas' }, null, 'took tomas’s access away'],
  ['staff.register', null, { username: 'tomas' }, 'signed up'],
  ['contact.read', { isRead: false }, { isRead: true }, 'marked a message as read'],
  ['contact.resolve', null, null, 'marked a message as resolved'],
  ['email.retry', null, { kind: 'contact_receipt' }, 'tried a mail again: Receipt for a message'],
  ['email.retry', null, { kind: 'lost' }, 'tried a mail again: unknown'],
  ['email.dismiss', null, { kind: 'contact_receipt' }, 'let a mail be: Receipt for a message'],
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
  ['migration.migrate', null, { restart: true }, 'began to copy the data to DynamoDB'],
  ['migration.cancel', null, null, 'cancelled what the migration did'],
  ['newsletter.export', null, { q: null }, 'exported newsletter subscribers'],
  ['privacy.erase', null, { messages: 1 }, 'erased a person'],
  ['photo.add', null, [{ a: 1 }], 'added a photograph'],
  ['article.frobnicate', null, null, 'article.frobnicate'],
  ['lost', null, 'text', 'lost'],
  ['constructor.create', null, null, 'constructor.create'],
])('describes %s from %j to %j as: %s', (action, before, after, words) => {
  expect(describeAction({ action, entity: 'any', before, after })).toBe(words);
});

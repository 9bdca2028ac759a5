import { expect, it } from 'vitest';
import { describeMail } from './describe-mail.ts';
import { mailStatus } from './mail-labels.ts';
import type { OutboxEmail } from './outbox-email.ts';

const MAIL: OutboxEmail = {
  id: 'm1',
  kind: 'contact_receipt',
  toEmail: 'dana@example.com',
  toName: null,
  subject: null,
  state: 'queued',
  attempts: 0,
  lastError: null,
  createdAt: '2031-03-10T17:00:00.000Z',
  sentAt: null,
  isCaught: false,
  skipReason: null,
  nextTryAt: null,
  senderEmail: null,
  serverName: null,
  serverAnswer: null,
};
const SETTING = {
  zone: 'America/Los_Angeles',
  now: new Date('2031-03-10T17:05:00Z'),
  isHeld: false,
};

const outcome = (changes: Partial<OutboxEmail>, setting: Partial<typeof SETTING> = {}) => {
  const mail = { ...MAIL, ...changes };
  return [mailStatus(mail).text, describeMail(mail, { ...SETTING, ...setting }, 'en-US')];
};

const SENT = { state: 'sent', attempts: 1, sentAt: '2031-03-10T17:14:00.000Z' } as const;
const FAILED = { attempts: 3, lastError: 'connect ECONNREFUSED 127.0.0.1:25' };

it('says which server accepted a mail, when, and in which words', () => {
  const server = { serverName: 'smtp.example.com', serverAnswer: '250 2.0.0 OK id=42' };
  expect(outcome({ ...SENT, ...server })).toEqual([
    'Accepted',
    'Accepted by smtp.example.com at 10:14 AM: 250 2.0.0 OK id=42',
  ]);
  const later = { ...SENT, ...server, sentAt: '2031-03-11T17:14:00.000Z' };
  expect(outcome(later)[1]).toContain('on Mar 11, 2031, 10:14 AM');
});

it('says only when, of a mail that an earlier release has sent', () => {
  expect(outcome(SENT)[1]).toBe('Accepted by the mail server at 10:14 AM.');
});

it('says that a mail was only caught', () => {
  expect(outcome({ ...SENT, isCaught: true })).toEqual([
    'Caught here, not sent',
    'Caught on this installation at 10:14 AM, not sent.',
  ]);
});

it.each([
  [{}, {}, 'It is sent within a minute.'],
  [{ nextTryAt: '2031-03-10T17:06:00.000Z' }, {}, 'Next try at 10:06 AM.'],
  [{}, { isHeld: true }, 'It waits until mail is set up.'],
])('says what a waiting mail waits for: %j %j', (changes, setting, words) => {
  expect(outcome(changes, setting)).toEqual(['Waiting', words]);
});

it.each([
  ['2031-03-10T18:00:00.000Z', 'Next try at 11:00 AM.'],
  ['2031-03-11T18:00:00.000Z', 'Next try on Mar 11, 2031, 11:00 AM.'],
  ['2031-03-10T17:04:00.000Z', 'It is being tried again.'],
])('says why a mail has not gone out yet, and when it is tried next: %s', (nextTryAt, next) => {
  expect(outcome({ ...FAILED, state: 'failed', nextTryAt })).toEqual([
    'Trying again',
    `The mail server does not answer. We keep trying. Tried 3 times. ${next}`,
  ]);
});

it('tells a refused address from other failures', () => {
  const refused = { state: 'needs_attention', attempts: 1 } as const;
  expect(outcome({ ...refused, lastError: '550 5.1.1 No such user here' })).toEqual([
    'Bounced',
    'The mail server does not accept mail for this address. Tried once.',
  ]);
  expect(outcome({ ...refused, ...FAILED })[0]).toBe('Failed');
});

it('says that a mail is on hold since a restore', () => {
  const held = {
    state: 'needs_attention',
    lastError: 'The site was restored from a backup.',
  } as const;
  expect(outcome(held)).toEqual([
    'On hold',
    'It was waiting when this site’s backup was made, and may have been sent since. Retry it, or dismiss it.',
  ]);
  expect(outcome({ ...held, attempts: 2 })[1]).toContain('dismiss it. Tried 2 times.');
});

it('says why a mail was not sent', () => {
  expect(outcome({ state: 'skipped' })).toEqual([
    'Not needed',
    'Not sent: there was no longer a reason to.',
  ]);
  const [status, words] = outcome({ state: 'skipped', skipReason: 'receiver_limit' });
  expect(status).toBe('Held back');
  expect(words).toMatch(/^Not sent: this address has already been sent 10 mails/);
});

it('a mail that was held back and then sent by staff is an accepted one', () => {
  expect(outcome({ ...SENT, skipReason: 'receiver_limit' })[0]).toBe('Accepted');
});

import type { ActionSentences } from '../../platform/audit/sentences.ts';

/** How the audit log describes the feature's actions. */
export const newsletterActions: ActionSentences = {
  letter: (name) => name ?? 'a letter',
  'letter.allow_again': 'allowed letters to a subscriber again',
  'letter.cancel': (name) => `cancelled ${name ?? 'a letter'}`,
  'letter.create': (name) => `drafted ${name ?? 'a letter'}`,
  'letter.pause': (name) => `paused ${name ?? 'a letter'}`,
  'letter.resume': (name) => `resumed ${name ?? 'a letter'}`,
  'letter.retry_refused': (name) => `retried the rejected mails of ${name ?? 'a letter'}`,
  'letter.send': (name) => `started sending ${name ?? 'a letter'}`,
  'letter.test': 'asked for a test mail of a letter',
  'letter.unschedule': (name) => `made ${name ?? 'a letter'} a draft again`,
  'letter_settings.update': 'changed how fast letters are sent',
  'newsletter.export': 'exported newsletter subscribers',
  'newsletter.unsubscribe': 'ended a newsletter subscription',
};

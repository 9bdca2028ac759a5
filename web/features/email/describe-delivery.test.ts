import { expect, it } from 'vitest';
import { describeDelivery } from './describe-delivery.ts';

const SENT = 'The client has been notified.';

it.each([
  ['sent', SENT],
  [undefined, SENT],
  ['caught', 'The mail to the client is caught here, not sent.'],
  ['held', 'The mail to the client waits until mail is set up.'],
] as const)('describes the delivery %s as: %s', (delivery, words) => {
  expect(describeDelivery(delivery, SENT)).toBe(words);
});

it('names the mail', () => {
  expect(describeDelivery('caught', SENT, 'The reply')).toBe('The reply is caught here, not sent.');
});

import { expect, it } from 'vitest';
import { replyLink } from './reply-link.ts';

const link = replyLink({ email: 'ana+law@example.com', firstName: 'Ana & José' }, 'Reyes & Sons');
const url = new URL(link);

it('addresses the reply to the sender of the message only', () => {
  expect(decodeURIComponent(url.pathname)).toBe('ana+law@example.com');
  expect(replyLink({ email: 'a@example.com?cc=b@example.com', firstName: 'A' }, 'F')).not.toContain(
    '?cc=',
  );
});

it('has the firm in the subject and the name of the sender in the body', () => {
  expect([...url.searchParams]).toEqual([
    ['subject', 'Your message to Reyes & Sons'],
    ['body', 'Dear Ana & José,\n\n'],
  ]);
});

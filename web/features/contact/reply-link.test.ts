import { expect, it } from 'vitest';
import { replyLink } from './reply-link.ts';

const ANA = { email: 'ana+law@example.com', firstName: 'Ana & José', contactPreferences: null };
const link = replyLink(ANA, 'Reyes & Sons');
const url = new URL(link);

it('addresses the reply to the sender of the message only', () => {
  expect(decodeURIComponent(url.pathname)).toBe('ana+law@example.com');
  const hostile = { ...ANA, email: 'a@example.com?cc=b@example.com' };
  expect(replyLink(hostile, 'F')).not.toContain('?cc=');
});

it('has the firm in the subject and the name of the sender in the body', () => {
  expect([...url.searchParams]).toEqual([
    ['subject', 'Your message to Reyes & Sons'],
    ['body', 'Dear Ana & José,\n\n'],
  ]);
});

it('does not name the firm to a sender who wants neutral wording', () => {
  const neutral = { ...ANA, contactPreferences: { neutralWording: true as const } };
  expect(replyLink(neutral, 'Reyes & Sons')).toContain('subject=Your%20message&');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chargedAttempts } from './charged-attempts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('does not charge two repeats of an attempt, and charges the next', () => {
  const attempts = chargedAttempts({ seconds: 600 });
  const repeat = () => attempts.isFreeRepeat('203.0.113.7', 'a');
  expect([repeat(), repeat(), repeat(), repeat(), repeat()]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

it('charges other clients, other attempts, and attempts without a usable key', () => {
  const attempts = chargedAttempts({ seconds: 600 });
  attempts.isFreeRepeat('203.0.113.7', 'a');
  expect(attempts.isFreeRepeat('203.0.113.8', 'a')).toBe(false);
  expect(attempts.isFreeRepeat('203.0.113.7', 'b')).toBe(false);
  for (const key of [null, '', 'x'.repeat(201)]) {
    expect([attempts.isFreeRepeat('c', key), attempts.isFreeRepeat('c', key)]).toEqual([
      false,
      false,
    ]);
  }
});

it('charges a repeat in a later window', () => {
  const attempts = chargedAttempts({ seconds: 600 });
  attempts.isFreeRepeat('203.0.113.7', 'a');
  vi.setSystemTime(Date.now() + 600_000);
  expect(attempts.isFreeRepeat('203.0.113.7', 'a')).toBe(false);
});

it('forgets the oldest beyond ten thousand', () => {
  const attempts = chargedAttempts({ seconds: 600 });
  for (let number = 0; number <= 10_000; number += 1) attempts.isFreeRepeat('c', `${number}`);
  expect(attempts.isFreeRepeat('c', '10000')).toBe(true);
  expect(attempts.isFreeRepeat('c', '0')).toBe(false);
});

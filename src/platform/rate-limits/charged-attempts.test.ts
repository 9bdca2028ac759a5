import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chargedAttempts } from './charged-attempts.ts';

let hits: number;
let attempts: ReturnType<typeof chargedAttempts>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  hits = 0;
  attempts = chargedAttempts({ seconds: 600 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the attempt is charged. */
async function isCharged(client: string, key: string | null) {
  const before = hits;
  await attempts.charge(client, key, async () => {
    hits += 1;
  });
  return hits > before;
}

it('does not charge two repeats of an attempt, and charges the next', async () => {
  const charged = [];
  for (let call = 0; call < 5; call += 1) charged.push(await isCharged('203.0.113.7', 'a'));
  expect(charged).toEqual([true, false, false, true, false]);
});

it('charges other clients, other attempts, and attempts without a usable key', async () => {
  await isCharged('203.0.113.7', 'a');
  expect(await isCharged('203.0.113.8', 'a')).toBe(true);
  expect(await isCharged('203.0.113.7', 'b')).toBe(true);
  for (const key of [null, '', 'x'.repeat(201)]) {
    expect([await isCharged('c', key), await isCharged('c', key)]).toEqual([true, true]);
  }
});

it('charges a repeat in a later window', async () => {
  await isCharged('203.0.113.7', 'a');
  vi.setSystemTime(Date.now() + 600_000);
  expect(await isCharged('203.0.113.7', 'a')).toBe(true);
});

it('charges a repeat of a rejected attempt, and rejects it until the limit allows it', async () => {
  const reject = vi.fn(() => Promise.reject(new Error('limit')));
  for (let call = 1; call <= 3; call += 1) {
    await expect(attempts.charge('c', 'a', reject)).rejects.toThrow('limit');
    expect(reject).toHaveBeenCalledTimes(call);
  }
  expect([await isCharged('c', 'a'), await isCharged('c', 'a')]).toEqual([true, false]);
});

it('decides a simultaneous repeat like its attempt', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const both = [1, 2].map(() => attempts.charge('c', 'a', () => promise));
  reject(new Error('limit'));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('forgets the oldest beyond ten thousand', async () => {
  for (let number = 0; number <= 10_000; number += 1) await isCharged('c', `${number}`);
  expect(await isCharged('c', '10000')).toBe(false);
  expect(await isCharged('c', '0')).toBe(true);
});

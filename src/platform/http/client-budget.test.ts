import { expect, it } from 'vitest';
import { ClientBudget } from './client-budget.ts';

it('a client that spends its budget waits until it has filled again; others do not', () => {
  let nowMs = 0;
  const budget = new ClientBudget(1, () => nowMs);
  for (let call = 0; call < 1_200; call += 1) budget.spend('a', 1);
  expect(() => budget.spend('a', 5)).toThrow(
    expect.objectContaining({
      reason: 'too_many_requests',
      details: { retryAfterSeconds: 1 },
    }) as Error,
  );
  budget.spend('b', 1);
  nowMs = 250;
  budget.spend('a', 5);
  expect(() => budget.spend('a', 1)).toThrow('Too many requests');
});

it('the setting multiplies it', () => {
  const budget = new ClientBudget(2, () => 0);
  for (let call = 0; call < 2_400; call += 1) budget.spend('a', 1);
  expect(() => budget.spend('a', 1)).toThrow('Too many requests');
});

it.each([
  ['a /56', (n: number) => `2001:db8:1:${(0x100 + n).toString(16)}::/64`, 4],
  ['a /48', (n: number) => `2001:db8:1:${(n << 8).toString(16)}::/64`, 16],
])(
  'the many clients of %s have one budget together, larger than that of one',
  (_what, client, times) => {
    const budget = new ClientBudget(1, () => 0);
    for (let n = 0; n < times; n += 1) budget.spend(client(n), 1_200);
    expect(budget.trySpend(client(times), 1)).toBe(false);
    expect(budget.trySpend('2001:db8:2:0::/64', 1)).toBe(true);
  },
);

it('a rejected request is not charged to the networks of its client', () => {
  const budget = new ClientBudget(1, () => 0);
  for (let call = 0; call < 10_000; call += 1) budget.trySpend('2001:db8:1:1::/64', 1);
  for (let n = 2; n <= 4; n += 1) budget.spend(`2001:db8:1:${n}::/64`, 1_200);
});

it('holds at most 20,000 clients, without the least recently used', () => {
  const budget = new ClientBudget(1, () => 0);
  budget.spend('first', 1_200);
  budget.spend('second', 1_200);
  for (let n = 0; n < 19_998; n += 1) budget.spend(`client ${n}`, 1);
  expect(budget.trySpend('first', 1)).toBe(false);
  budget.spend('one more', 1);
  expect(budget.trySpend('second', 1)).toBe(true);
  expect(budget.trySpend('first', 1)).toBe(false);
});

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

it('the setting widens it', () => {
  const budget = new ClientBudget(2, () => 0);
  for (let call = 0; call < 2_400; call += 1) budget.spend('a', 1);
  expect(() => budget.spend('a', 1)).toThrow('Too many requests');
});

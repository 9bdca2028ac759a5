import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs at once, and then together for all that comes in meanwhile', async () => {
  const ran: string[][] = [];
  const answers: (() => void)[] = [];
  const tell = oneAtATime(async (topics) => {
    ran.push([...topics]);
    await new Promise<void>((resolve) => answers.push(resolve));
  });
  void tell(['contact']);
  void tell(['email']);
  void tell(['email', 'people']);
  expect(ran).toEqual([['contact']]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(ran).toEqual([['contact'], ['email', 'people']]);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(500);
  void tell(['pages']);
  expect(ran.at(-1)).toEqual(['pages']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPoller } from './create-poller.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const onError = () => {};

/** A run that ends when told to. */
function byHand() {
  let runs = 0;
  let finish = () => {};
  const run = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  return { run, runs: () => runs, finish: () => finish() };
}

it('runs first after its interval, and again that long after each run', async () => {
  const { run, runs, finish } = byHand();
  createPoller({ everyMs: 100, run, onError });
  await vi.advanceTimersByTimeAsync(99);
  expect(runs()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(99);
  expect(runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(2);
});

it('runs immediately when woken up, and once more if woken during a run', async () => {
  const { run, runs, finish } = byHand();
  const poller = createPoller({ everyMs: 100, run, onError });
  poller.wakeUp();
  expect(runs()).toBe(1);
  poller.wakeUp();
  poller.wakeUp();
  expect(runs()).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs()).toBe(2);
  finish();
  await vi.advanceTimersByTimeAsync(99);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(3);
});

it('stops after the run in progress, and runs no more', async () => {
  const { run, runs, finish } = byHand();
  const poller = createPoller({ everyMs: 100, run, onError });
  poller.wakeUp();
  let hasStopped = false;
  const stopping = poller.stop().then(() => {
    hasStopped = true;
  });
  poller.wakeUp();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasStopped).toBe(false);
  finish();
  await stopping;
  poller.wakeUp();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(1);
});

it('reports errors and waits longer after each in a row', async () => {
  const errors: unknown[] = [];
  const run = vi
    .fn(async () => {})
    .mockRejectedValueOnce('first')
    .mockRejectedValueOnce('second');
  createPoller({
    everyMs: 1_000,
    run,
    onError: (error) => errors.push(error),
    errorBackoff: { firstMs: 10, maxMs: 100 },
  }).wakeUp();
  await vi.advanceTimersByTimeAsync(9);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20);
  expect(run).toHaveBeenCalledTimes(3);
  expect(errors).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(999);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(4);
});

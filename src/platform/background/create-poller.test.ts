import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPoller, type IdleBackoff } from './create-poller.ts';
import { createWriteSignal, type WriteSignal } from './write-signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const onError = () => {};

/** A run that a test completes explicitly. */
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

it('pauses three times as long as a batch took while there are more, at most its interval', async () => {
  const starts: number[] = [];
  const startMs = performance.now();
  const batches = [
    { ms: 10, hasMore: true },
    { ms: 40, hasMore: true },
    { ms: 10, hasMore: false },
    { ms: 10, hasMore: false },
  ];
  createPoller({
    everyMs: 100,
    runBatch: async () => {
      starts.push(performance.now() - startMs);
      const { ms, hasMore } = batches[starts.length - 1] ?? { ms: 1_000, hasMore: false };
      await new Promise((resolve) => setTimeout(resolve, ms));
      return hasMore;
    },
    onError,
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(starts).toEqual([100, 140, 280, 390, 500]);
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

describe('a poller with idle backoff', () => {
  /** The start times of its runs, in milliseconds, with a poll every second and pauses of up to thirty seconds. */
  function runTimes(writes: WriteSignal, findNextMs?: IdleBackoff['findNextMs']) {
    const times: number[] = [];
    const startMs = performance.now();
    const poller = createPoller({
      everyMs: 1_000,
      idleBackoff: { maxMs: 30_000, writes, ...(findNextMs && { findNextMs }) },
      run: () => void times.push(performance.now() - startMs),
      onError,
    });
    onTestFinished(() => poller.stop());
    return times;
  }

  it('pauses as long as nothing has been written, at most thirty seconds', async () => {
    const times = runTimes(createWriteSignal());
    await vi.advanceTimersByTimeAsync(130_000);
    expect(times).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 62_000, 92_000, 122_000]);
  });

  it('runs within its interval after a write of this or another process', async () => {
    const writes = createWriteSignal();
    const times = runTimes(writes);
    await vi.advanceTimersByTimeAsync(100_000);
    writes.noteWrite(['appointments']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times.filter((ms) => ms > 92_000)).toEqual([101_000, 102_000, 104_000, 108_000]);
    await vi.advanceTimersByTimeAsync(90_000);
    writes.noteOtherWrite(undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(times.at(-1)).toBe(201_000);
  });

  it('runs when what has been written before is due', async () => {
    const startMs = performance.now();
    const dueAtMs = 71_500;
    const untilDue = async () => startMs + dueAtMs - performance.now();
    const times = runTimes(createWriteSignal(), untilDue);
    await vi.advanceTimersByTimeAsync(dueAtMs);
    expect(times.slice(-2)).toEqual([62_000, 71_500]);
  });

  it('does not miss a write while it asks what is due next', async () => {
    const writes = createWriteSignal();
    let isAsked = false;
    const times = runTimes(writes, async () => {
      if (times.length === 7 && !isAsked) {
        isAsked = true;
        writes.noteOtherWrite(undefined);
      }
      return undefined;
    });
    await vi.advanceTimersByTimeAsync(64_000);
    expect(times.slice(-3)).toEqual([62_000, 63_000, 64_000]);
  });
});

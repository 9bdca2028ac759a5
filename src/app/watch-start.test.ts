import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartTimeoutError, watchStart } from './watch-start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<void>(() => {});

function start() {
  const reports: string[] = [];
  return { reports, watch: watchStart((text) => reports.push(text)) };
}

it('reports after 20 s what the start waits for, and ends it after 60 s', async () => {
  const { reports, watch } = start();
  const failure = watch.limit(never).catch((error: unknown) => error);
  watch.enter('pages');
  vi.advanceTimersByTime(19_999);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual(['Still starting: waiting for the web bundle to load.']);
  vi.advanceTimersByTime(40_000);
  const error = await failure;
  expect(error).toBeInstanceOf(StartTimeoutError);
  expect(String(error)).toContain('not ready after 60 s. It was waiting for the web bundle');
});

it('does not end a start whose migrations take long, and does not count their time', async () => {
  const { reports, watch } = start();
  let failure: unknown;
  watch.limit(never).catch((error: unknown) => {
    failure = error;
  });
  watch.enter('migrations');
  vi.advanceTimersByTime(600_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(failure).toBeUndefined();
  expect(reports.at(-1)).toContain('the migrations of the database');
  watch.enter('pages');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failure).toBeInstanceOf(StartTimeoutError);
});

it('is quiet when the process is ready', async () => {
  const { reports, watch } = start();
  await expect(watch.limit(Promise.resolve('ready'))).resolves.toBe('ready');
  watch.end();
  vi.advanceTimersByTime(100_000);
  expect(reports).toEqual([]);
});

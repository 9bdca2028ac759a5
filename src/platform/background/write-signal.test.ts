import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriteSignal } from './write-signal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells other processes of writes twice a second, with every table written since', async () => {
  const writes = createWriteSignal();
  const tell = vi.fn();
  writes.setNotifier(tell);
  writes.noteWrite(['rate_limits']);
  writes.noteWrite(['messages']);
  await vi.advanceTimersByTimeAsync(50);
  expect(tell.mock.calls).toEqual([[['rate_limits', 'messages']]]);
  for (const table of ['people', 'people', 'appointments']) writes.noteWrite([table]);
  await vi.advanceTimersByTimeAsync(499);
  expect(tell).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tell.mock.calls.slice(1)).toEqual([[['people', 'appointments']]]);
  await vi.advanceTimersByTimeAsync(10_000);
  writes.noteOtherWrite(['messages']);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('tells what it could not tell with the next write, or once it can again', async () => {
  const writes = createWriteSignal();
  const tell = vi.fn(async (_tables: readonly string[]) => {});
  writes.setNotifier(tell);
  tell.mockRejectedValueOnce(new Error('Connection lost')).mockRejectedValueOnce(new Error('Lost'));
  writes.noteWrite(['messages']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
  writes.noteWrite(['people']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tell).toHaveBeenLastCalledWith(['messages', 'people']);
  writes.flushPending();
  await vi.advanceTimersByTimeAsync(50);
  expect(tell).toHaveBeenLastCalledWith(['messages', 'people']);
  writes.flushPending();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tell).toHaveBeenCalledTimes(3);
});

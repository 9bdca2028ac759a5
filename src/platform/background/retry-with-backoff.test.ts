import { expect, it, vi } from 'vitest';
import { retryWithBackoff } from './retry-with-backoff.ts';

const backoff = { firstMs: 1, maxMs: 2 };

it('repeats the work until it succeeds, and reports each failure with its number', async () => {
  const work = vi
    .fn(async () => 'done')
    .mockRejectedValueOnce('first')
    .mockRejectedValueOnce('second');
  const onFailure = vi.fn();
  expect(await retryWithBackoff(work, { backoff, onFailure })).toBe('done');
  expect(onFailure.mock.calls).toEqual([
    ['first', 1],
    ['second', 2],
  ]);
});

it('ends with what onFailure throws', async () => {
  const work = vi.fn().mockRejectedValue('broken');
  const onFailure = (error: unknown, attempt: number) => {
    if (attempt === 3) throw error;
  };
  await expect(retryWithBackoff(work, { backoff, onFailure })).rejects.toBe('broken');
  expect(work).toHaveBeenCalledTimes(3);
});

it('ends during a pause when its signal is aborted, with the reason as cause', async () => {
  const ending = new AbortController();
  const work = vi.fn().mockRejectedValue('broken');
  const onFailure = vi.fn();
  const retrying = retryWithBackoff(work, {
    backoff: { firstMs: 60_000, maxMs: 60_000 },
    onFailure,
    signal: ending.signal,
  });
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  ending.abort('over');
  await expect(retrying).rejects.toMatchObject({ name: 'AbortError', cause: 'over' });
  expect(work).toHaveBeenCalledTimes(1);
});

it('reports no failure of work that was aborted', async () => {
  const ending = new AbortController();
  const onFailure = vi.fn();
  const work = async () => {
    ending.abort('over');
    throw new Error('broken off');
  };
  const retrying = retryWithBackoff(work, { backoff, onFailure, signal: ending.signal });
  await expect(retrying).rejects.toBe('over');
  expect(onFailure).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriteSignal } from '../../platform/background/write-signal.ts';
import { createLiveChanges, type LiveChanges } from './live-changes.ts';

const TABLES = { contact: ['messages'], people: ['people', 'messages'], pages: ['pages'] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const writes = createWriteSignal();
  return { writes, changes: createLiveChanges(writes, TABLES) };
}

/** Collects all announcements from now on. */
function follow(
  changes: LiveChanges,
  sinceMs = 0,
  signal = new AbortController().signal,
  account = 'maren',
) {
  const heard: string[][] = [];
  const announced = changes.follow(account, sinceMs, signal);
  const ended = (async () => {
    for await (const topics of announced) heard.push(topics);
  })();
  return { heard, ended };
}

it('announces the topics of a written table', async () => {
  const { writes, changes } = start();
  await vi.advanceTimersByTimeAsync(10);
  const { heard } = follow(changes);
  writes.noteWrite(['messages']);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([['contact', 'people']]);
});

it('announces changes within a quarter of a second together', async () => {
  const { writes, changes } = start();
  await vi.advanceTimersByTimeAsync(10);
  const { heard } = follow(changes);
  writes.noteWrite(['pages']);
  await vi.advanceTimersByTimeAsync(1);
  writes.noteWrite(['people']);
  writes.noteOtherWrite(['messages']);
  await vi.advanceTimersByTimeAsync(240);
  expect(heard).toEqual([['pages']]);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard.slice(1)).toEqual([['people', 'contact']]);
});

it('announces nothing for a table of no topic, and every topic for an unknown table', async () => {
  const { writes, changes } = start();
  await vi.advanceTimersByTimeAsync(10);
  const { heard } = follow(changes);
  writes.noteWrite(['rate_limits']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([]);
  writes.noteOtherWrite(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([['contact', 'people', 'pages']]);
});

it('begins with what has changed since the caller fetched its data', async () => {
  const { writes, changes } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  writes.noteWrite(['pages']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await firstOf(follow(changes, 6_000))).toEqual(['pages']);
  expect(await firstOf(follow(changes, 4_000))).toBeUndefined();
});

it('begins with every topic for a caller whose data is older than the process', async () => {
  const { changes } = start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await firstOf(follow(changes, 3_000))).toEqual(['contact', 'people', 'pages']);
});

async function firstOf({ heard }: ReturnType<typeof follow>) {
  await vi.advanceTimersByTimeAsync(0);
  return heard[0];
}

it('counts those who follow until they leave, and aborts all at the end', async () => {
  const { changes } = start();
  const leaving = new AbortController();
  const first = follow(changes, 0, leaving.signal);
  const second = follow(changes);
  expect(changes.followers()).toBe(2);
  leaving.abort();
  await expect(first.ended).rejects.toThrow('aborted');
  expect(changes.followers()).toBe(1);
  changes.end();
  await expect(second.ended).rejects.toThrow('aborted');
  expect(changes.followers()).toBe(0);
  await expect(follow(changes).ended).rejects.toThrow('aborted');
});

it('refuses more than a thousand followers', () => {
  const { changes } = start();
  const { signal } = new AbortController();
  for (let count = 0; count < 1_000; count += 1) changes.follow(`account ${count}`, 0, signal);
  expect(() => changes.follow('another', 0, signal)).toThrow('Too many people');
});

it('refuses more than fifty connections of one account until one of them ends', async () => {
  const { changes } = start();
  const { signal } = new AbortController();
  const first = new AbortController();
  const { ended } = follow(changes, 0, first.signal);
  for (let count = 1; count < 50; count += 1) changes.follow('maren', 0, signal);
  const another = () => changes.follow('maren', 0, signal);
  expect(another).toThrow('Too many people');
  changes.follow('theo', 0, signal);
  first.abort();
  await expect(ended).rejects.toThrow('aborted');
  another();
  expect(another).toThrow('Too many people');
  // A connection that was aborted before it was opened does not count.
  expect(() => changes.follow('theo', 0, AbortSignal.abort())).not.toThrow();
  expect(changes.followers()).toBe(51);
});

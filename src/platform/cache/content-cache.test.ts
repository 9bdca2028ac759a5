import { expect, test } from 'vitest';
import { type ContentCache, VersionedContentCache } from './content-cache.ts';

const NOON_MS = Date.UTC(2031, 2, 4, 12);

const setUp = () => {
  const at = {
    version: 1 as number | null,
    ms: NOON_MS,
    works: 0,
    hearings: 0,
    next: undefined as Date | undefined | Error,
  };
  const cache = new VersionedContentCache({
    content: {
      confirm: async () => {
        at.hearings += 1;
        return at.version;
      },
    },
    now: () => new Date(at.ms),
    findNextAppearance: async () => {
      if (at.next instanceof Error) throw at.next;
      return at.next;
    },
  });
  const ask = (question = 'list', ok = true, keeping: ContentCache = cache) =>
    keeping.answer(
      question,
      async () => {
        at.works += 1;
        return { ok, work: at.works };
      },
      (answer) => answer.ok,
    );
  return { at, cache, ask };
};

test('concurrent and later calls share one result', async () => {
  const { at, ask } = setUp();
  expect((await Promise.all([ask(), ask(), ask()])).map(({ work }) => work)).toEqual([1, 1, 1]);
  expect((await ask()).work).toBe(1);
  expect((await ask('another')).work).toBe(2);
  expect(at.works).toBe(2);
});

test('a result is invalidated with its version', async () => {
  const { at, ask } = setUp();
  await ask();
  at.version = 2;
  expect((await ask()).work).toBe(2);
});

test('a result is cached until the next article appears', async () => {
  const { at, ask } = setUp();
  at.next = new Date(NOON_MS + 5_000);
  await ask();
  at.ms = NOON_MS + 4_999;
  expect((await ask()).work).toBe(1);
  at.ms = NOON_MS + 5_000;
  expect((await ask()).work).toBe(2);
});

test('a result is invalidated when a day may have begun somewhere, and when the clock was set back', async () => {
  const { at, ask } = setUp();
  at.ms = NOON_MS + 1_000;
  await ask();
  at.ms = NOON_MS + 15 * 60_000 - 1;
  expect((await ask()).work).toBe(1);
  at.ms += 1;
  expect((await ask()).work).toBe(2);
  at.ms = NOON_MS;
  expect((await ask()).work).toBe(3);
});

test('a result is cached for a second while the next appearance is unknown', async () => {
  const { at, ask } = setUp();
  at.next = new Error('No database');
  await ask();
  at.ms += 999;
  expect((await ask()).work).toBe(1);
  at.ms += 1;
  expect((await ask()).work).toBe(2);
});

test('a snapshot refreshes the version once, before its first result', async () => {
  const { at, cache, ask } = setUp();
  await ask();
  at.hearings = 0;
  const page = cache.snapshot();
  at.version = 2;
  expect((await ask('list', true, page)).work).toBe(2);
  at.version = 3;
  expect((await ask('another', true, page)).work).toBe(3);
  expect(at.hearings).toBe(1);
});

test('a snapshot from before a change uses newer results and does not evict them', async () => {
  const { at, cache, ask } = setUp();
  const page = cache.snapshot();
  await ask('first', true, page);
  at.version = 2;
  expect((await ask()).work).toBe(2);
  expect((await ask('list', true, page)).work).toBe(2);
  expect((await ask()).work).toBe(2);
});

test('the least recently used entries are evicted by number', async () => {
  const { at, ask } = setUp();
  await ask('first');
  await ask('second');
  for (let count = 0; count < 199; count += 1) {
    await ask(`made up ${count}`);
    await ask('first');
  }
  expect(at.works).toBe(201);
  await ask('second');
  expect(at.works).toBe(202);
});

test('failures are not cached, nor anything while notifications are lost', async () => {
  const { at, ask } = setUp();
  await ask('list', false);
  expect((await ask()).work).toBe(2);
  at.version = null;
  expect([(await ask()).work, (await ask()).work]).toEqual([3, 4]);
});

test('a rejection is not cached', async () => {
  const { cache, ask } = setUp();
  const failing = cache.answer('list', () => Promise.reject(new Error('No database')));
  await expect(failing).rejects.toThrow('No database');
  expect((await ask()).work).toBe(1);
});

test('the least recently used entries are evicted by size', async () => {
  const { cache } = setUp();
  let works = 0;
  const ask = (question: string) =>
    cache.answer(question, async () => {
      works += 1;
      return { ok: true, data: { text: 'x'.repeat(4 * 1024 * 1024) } };
    });
  for (const question of ['a', 'b', 'c', 'd']) await ask(question);
  expect(works).toBe(4);
  await ask('d');
  expect(works).toBe(4);
  await ask('a');
  expect(works).toBe(5);
});

test('the size of keys counts as well', async () => {
  const { at, ask } = setUp();
  const long = (letter: string) => letter.repeat(6 * 1024 * 1024);
  for (const letter of ['a', 'b', 'c']) await ask(long(letter));
  await ask(long('c'));
  expect(at.works).toBe(3);
  await ask(long('a'));
  expect(at.works).toBe(4);
});

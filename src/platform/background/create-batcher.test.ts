import { expect, it } from 'vitest';
import { createBatcher } from './create-batcher.ts';

/** Work that a test completes explicitly; `done` resolves each item to itself and the size of its batch. */
function byHand() {
  const batches: { items: readonly string[]; done(): void; fail(error: Error): void }[] = [];
  const work = (items: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const done = () => resolve(items.map((item) => `${item} of ${items.length}`));
      batches.push({ items, done, fail: reject });
    });
  const batch = async (index: number) => {
    await expect.poll(() => batches.length).toBeGreaterThan(index);
    return batches[index] as (typeof batches)[number];
  };
  return { batches, work, batch };
}

const FOR_ALL = { retryIndividually: () => false };

it('batches concurrent calls, and calls made during a batch', async () => {
  const { work, batch, batches } = byHand();
  const ask = createBatcher(work, FOR_ALL);
  const first = [ask('a'), ask('b')];
  const one = await batch(0);
  const meanwhile = [ask('c'), ask('d'), ask('e')];
  await new Promise(setImmediate);
  expect(batches.map(({ items }) => items)).toEqual([['a', 'b']]);
  one.done();
  expect(await Promise.all(first)).toEqual(['a of 2', 'b of 2']);
  (await batch(1)).done();
  expect(await Promise.all(meanwhile)).toEqual(['c of 3', 'd of 3', 'e of 3']);
  const last = ask('f');
  (await batch(2)).done();
  expect(await last).toBe('f of 1');
});

it('limits a batch to fifty', async () => {
  const sizes: number[] = [];
  const ask = createBatcher(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  }, FOR_ALL);
  const numbers = Array.from({ length: 120 }, (_, number) => number);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  expect(sizes).toEqual([50, 50, 20]);
});

it('does not block calls behind a slow batch, which still completes', async () => {
  const { work, batch, batches } = byHand();
  const ask = createBatcher(work, FOR_ALL);
  const slow = ask('slow');
  const first = await batch(0);
  const others = [ask('a'), ask('b')];
  const second = await batch(1);
  const next = ask('c');
  // A batch that no longer blocks others does not start another batch when it completes.
  first.done();
  expect(await slow).toBe('slow of 1');
  await new Promise(setImmediate);
  expect(batches).toHaveLength(2);
  second.done();
  expect(await Promise.all(others)).toEqual(['a of 2', 'b of 2']);
  (await batch(2)).done();
  expect(await next).toBe('c of 1');
});

it('splits a failing batch into halves until the failing call is isolated', async () => {
  const asked: string[][] = [];
  const ask = createBatcher(
    async (items: readonly string[]) => {
      asked.push([...items]);
      if (items.includes('bad')) throw new Error(`bad among ${items.length}`);
      return items;
    },
    { retryIndividually: (error) => error instanceof Error && error.message.startsWith('bad') },
  );
  const [before, bad, after] = [ask('a'), ask('bad'), ask('b')];
  await expect(bad).rejects.toThrow('bad among 1');
  expect(await Promise.all([before, after])).toEqual(['a', 'b']);
  expect(asked).toEqual([['a', 'bad', 'b'], ['a'], ['bad', 'b'], ['bad'], ['b']]);
});

it('otherwise fails the whole batch, and continues with the next', async () => {
  const { work, batch, batches } = byHand();
  const ask = createBatcher(work, FOR_ALL);
  const [a, b] = [ask('a'), ask('b')];
  const first = await batch(0);
  const next = ask('c');
  first.fail(new Error('away'));
  await expect(a).rejects.toThrow('away');
  await expect(b).rejects.toThrow('away');
  (await batch(1)).done();
  expect(await next).toBe('c of 1');
  expect(batches).toHaveLength(2);
});

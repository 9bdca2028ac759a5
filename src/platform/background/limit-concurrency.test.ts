import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs eight at a time, queues 200, and rejects the next', async () => {
  const run = limitConcurrency(8, { maxWaiting: 200, refuse: () => new Error('Too busy') });
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  const all = Array.from({ length: 208 }, () => run(work));
  await expect(run(work)).rejects.toThrow('Too busy');
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(most).toBe(8);
});

it('goes on after a task that failed, in the order of the calls', async () => {
  const run = limitConcurrency(1);
  const ran: string[] = [];
  const task = (name: string, error?: Error) =>
    run(async () => {
      ran.push(name);
      if (error) throw error;
    });
  const [first, ...others] = [task('a', new Error('Failed')), task('b'), task('c')];
  await expect(first).rejects.toThrow('Failed');
  await Promise.all(others);
  expect(ran).toEqual(['a', 'b', 'c']);
});

it('rejects a task that has waited too long, and lets the others keep their turns', async () => {
  const run = limitConcurrency(1, { maxWaiting: 5, withinMs: 20, refuse: () => new Error('Busy') });
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const first = run(() => finished);
  await expect(run(async () => {})).rejects.toThrow('Busy');
  const next = run(async () => 'ran');
  finish();
  await first;
  expect(await next).toBe('ran');
});

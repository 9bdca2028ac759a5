import { expect, it } from 'vitest';
import { coalesceNext } from './coalesce-next.ts';

it('never returns a result that was requested before the call', async () => {
  let asked = 0;
  const share = coalesceNext(async () => ++asked);
  const first = share();
  const meanwhile = [share(), share()];
  expect(await first).toBe(1);
  expect(await Promise.all(meanwhile)).toEqual([2, 2]);
  expect(await share()).toBe(3);
});

it('retries after a failure', async () => {
  let asked = 0;
  const share = coalesceNext(async () => {
    asked += 1;
    if (asked < 3) throw new Error(`no ${asked}`);
    return asked;
  });
  const answers = [share(), share(), share()];
  await expect(answers[0]).rejects.toThrow('no 1');
  await expect(answers[1]).rejects.toThrow('no 2');
  await expect(answers[2]).rejects.toThrow('no 2');
  expect(await share()).toBe(3);
});

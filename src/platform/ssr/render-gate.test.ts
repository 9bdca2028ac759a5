import { expect, it } from 'vitest';
import { RenderGate } from './render-gate.ts';

it('runs eight at a time, queues 200, and rejects the next', async () => {
  const gate = new RenderGate();
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  const all = Array.from({ length: 208 }, () => gate.run(work));
  await expect(gate.run(work)).rejects.toMatchObject({ reason: 'too_busy' });
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(most).toBe(8);
});

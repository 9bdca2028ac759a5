import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const setUp = () => {
  const at = { version: 1 as number | null, ms: 5_000, works: 0 };
  const kept = new KeptAnswers({
    content: { confirm: async () => at.version },
    now: () => new Date(at.ms),
  });
  const ask = (question = 'list', ok = true) =>
    kept.answer(
      question,
      async () => {
        at.works += 1;
        return { ok, work: at.works };
      },
      (answer) => answer.ok,
    );
  return { at, kept, ask };
};

test('those who ask together share one answer, and so do those who ask next', async () => {
  const { at, ask } = setUp();
  expect((await Promise.all([ask(), ask(), ask()])).map(({ work }) => work)).toEqual([1, 1, 1]);
  expect((await ask()).work).toBe(1);
  expect((await ask('another')).work).toBe(2);
  expect(at.works).toBe(2);
});

test('an answer goes with its second and with its version', async () => {
  const { at, ask } = setUp();
  await ask();
  at.ms += 1_000;
  expect((await ask()).work).toBe(2);
  at.version = 2;
  expect((await ask()).work).toBe(3);
});

test('a failure is not kept, nor anything while changes could go unnoticed', async () => {
  const { at, ask } = setUp();
  await ask('list', false);
  expect((await ask()).work).toBe(2);
  at.version = null;
  expect([(await ask()).work, (await ask()).work]).toEqual([3, 4]);
});

test('what throws is asked again', async () => {
  const { kept, ask } = setUp();
  const failing = kept.answer('list', () => Promise.reject(new Error('No database')));
  await expect(failing).rejects.toThrow('No database');
  expect((await ask()).work).toBe(1);
});

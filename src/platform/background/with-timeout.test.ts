import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<string>(() => {});

it('returns the result in time, or rejects with its error', async () => {
  await expect(withTimeout(Promise.resolve('here'), 60_000, () => 'late')).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('no')), 60_000, () => 'late')).rejects.toThrow(
    'no',
  );
});

it('returns or throws the result of onTimeout', async () => {
  await expect(withTimeout(never, 1, () => 'late')).resolves.toBe('late');
  const refuse = () => {
    throw new Error('too slow');
  };
  await expect(withTimeout(never, 1, refuse)).rejects.toThrow('too slow');
});

it('handles a rejection after the timeout', async () => {
  let fail = (_error: Error) => {};
  const work = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  expect(await withTimeout(work, 1, () => 'late')).toBe('late');
  fail(new Error('afterwards'));
});

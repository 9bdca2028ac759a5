import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<string>(() => {});

it('answers what is there in time, or fails as it does', async () => {
  await expect(withTimeout(Promise.resolve('here'), 60_000, () => 'late')).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('no')), 60_000, () => 'late')).rejects.toThrow(
    'no',
  );
});

it('answers or throws what is said of the rest', async () => {
  await expect(withTimeout(never, 1, () => 'late')).resolves.toBe('late');
  const refuse = () => {
    throw new Error('too slow');
  };
  await expect(withTimeout(never, 1, refuse)).rejects.toThrow('too slow');
});

it('leaves no failure unheard that comes after the time', async () => {
  let fail = (_error: Error) => {};
  const work = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  expect(await withTimeout(work, 1, () => 'late')).toBe('late');
  fail(new Error('afterwards'));
});

import { expect, it } from 'vitest';
import { within } from './within.ts';

const never = new Promise<string>(() => {});

it('answers what is there in time, or fails as it does', async () => {
  await expect(within(60_000, Promise.resolve('here'), () => 'late')).resolves.toBe('here');
  await expect(within(60_000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no');
});

it('answers or throws what is said of the rest', async () => {
  await expect(within(1, never, () => 'late')).resolves.toBe('late');
  const refuse = () => {
    throw new Error('too slow');
  };
  await expect(within(1, never, refuse)).rejects.toThrow('too slow');
});

it('leaves no failure unheard that comes after the time', async () => {
  let fail = (_error: Error) => {};
  const work = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  expect(await within(1, work, () => 'late')).toBe('late');
  fail(new Error('afterwards'));
});

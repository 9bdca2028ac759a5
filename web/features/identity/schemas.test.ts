import { expect, it } from 'vitest';
import { signUpSchema } from './schemas.ts';

const problemOf = (username: string) => {
  const form = {
    email: 'dana@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
  };
  const { error } = signUpSchema.safeParse({ username, ...form });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

it.each([
  ['dana w', 'Username cannot contain spaces'],
  ['dana\tw', 'Username cannot contain spaces'],
  ['dana\u00a0w', 'Username cannot contain spaces'],
  ['dana@example.com', 'Username cannot be an e-mail address: choose a name without @'],
  ['dana\u200bw', 'Username can contain letters, digits and punctuation only'],
  ['da', 'Username must be at least 3 characters'],
])('rejects the username %j with a message at its field', (username, message) => {
  expect(problemOf(username)).toEqual([['username', message]]);
});

it.each(['dana', 'dana.w', 'Åsa_Öberg', ' dana '])('accepts the username %j', (username) => {
  expect(problemOf(username)).toBeUndefined();
});

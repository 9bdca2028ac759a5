import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSeconds } from '../../../platform/time/date-math.ts';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findCandidate, recordPasswordAttempt } from './candidate.ts';
import { completeSignIn } from './sign-in.ts';

let app: TestApp;
let now = TEST_NOW;
let users = 0;
let name: string;
let right: string;
const HOME = '192.0.2.1';
const ELSEWHERE = '192.0.2.2';

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  right = PASSWORD;
  users += 1;
  name = `user${users}`;
  await poolClient(app, { address: HOME }).newUser(name);
});

const attacker = (i: number) => `198.51.100.${i + 1}`;
/** Signs in from the point at which the password has been verified: that verification (SRP) takes most of the time. */
const signIn = async (address: string, password = PASSWORD): Promise<string> => {
  const { localPool } = app.deps;
  if (!localPool) throw new Error('There is no pool');
  const call = { ...localPool, clientKey: address };
  const candidate = await findCandidate(call, name);
  try {
    const account = await recordPasswordAttempt(call, candidate, password === right);
    await completeSignIn(call, account, name);
    return 'signed in';
  } catch (error) {
    return (error as Error).message;
  }
};
const overTheWire = async (address: string, password = PASSWORD) =>
  (await poolClient(app, { address }).signIn(name, password)).body.message ?? 'signed in';
const WRONG = 'Incorrect username or password.';
const LOCKED = 'Password attempts exceeded';

/** Makes five guesses from each of this many addresses: the most that one address may make before its first lock. */
async function guessFrom(addresses: number) {
  const answers = [];
  for (let i = 0; i < addresses; i += 1)
    for (let guess = 0; guess < 5; guess += 1) answers.push(await signIn(attacker(i), `g${guess}`));
  return answers;
}

it('a guessing client has five attempts and locks out nobody else', async () => {
  for (let i = 0; i < 5; i += 1) expect(await overTheWire(attacker(0), `guess ${i}`)).toBe(WRONG);
  expect(await overTheWire(attacker(0))).toBe(LOCKED);
  expect(await overTheWire(HOME)).toBe('signed in');
  expect(await overTheWire(ELSEWHERE)).toBe('signed in');
  expect(await overTheWire(attacker(0))).toBe(LOCKED);
});

it('of concurrent guesses from one address five are evaluated, also from a known one', async () => {
  for (const address of [HOME, attacker(0)]) {
    const racing = await Promise.all(
      Array.from({ length: 20 }, (_unused, i) => signIn(address, `guess ${i}`)),
    );
    expect(racing.filter((answer) => answer === WRONG)).toHaveLength(5);
    expect(racing.filter((answer) => answer === LOCKED)).toHaveLength(15);
  }
});

it('guesses from many addresses share a limit, which does not affect known clients', async () => {
  expect((await guessFrom(12)).filter((answer) => answer === WRONG)).toHaveLength(50);
  expect(await signIn(attacker(100), 'another guess')).toBe(LOCKED);
  // The right password is rejected as well: otherwise the response would reveal that the guess was right.
  expect(await signIn(ELSEWHERE)).toBe(LOCKED);
  expect(await signIn(HOME)).toBe('signed in');
  now = addSeconds(now, 2);
  expect(await signIn(ELSEWHERE)).toBe('signed in');
});

it('concurrent guesses from many addresses share a limit', async () => {
  const racing = await Promise.all(
    Array.from({ length: 80 }, (_unused, i) => signIn(attacker(i), 'guess')),
  );
  expect(racing.filter((answer) => answer === WRONG)).toHaveLength(50);
});

it('one address that guesses for a day does not exhaust the shared limit', async () => {
  let learned = 0;
  for (let minute = 0; minute < 24 * 60; minute += 8) {
    now = addSeconds(TEST_NOW, minute * 60);
    if ((await signIn(attacker(0), 'guess')) === WRONG) learned += 1;
  }
  expect(learned).toBeGreaterThan(80);
  expect(await signIn(ELSEWHERE)).toBe('signed in');
});

it('a password reset lets its client sign in while others guess', async () => {
  await guessFrom(12);
  expect(await signIn(ELSEWHERE)).toBe(LOCKED);
  const person = poolClient(app, { address: ELSEWHERE });
  await person.asClient('ForgotPassword', { Username: name });
  const Password = 'a new password';
  const ConfirmationCode = await person.codeOf(name);
  // A stranger tries to use up the attempts for the code.
  const spoiler = poolClient(app, { address: attacker(0) });
  for (let i = 0; i < 6; i += 1)
    await spoiler.asClient('ConfirmForgotPassword', {
      Username: name,
      ConfirmationCode: 'xxxxxx',
      Password,
    });
  const reset = { Username: name, ConfirmationCode, Password };
  expect((await person.asClient('ConfirmForgotPassword', reset)).status).toBe(200);
  right = Password;
  await guessFrom(12);
  expect(await signIn(ELSEWHERE, Password)).toBe('signed in');
  // A client that signed in with the old password is no longer a known client.
  expect(await signIn(HOME, Password)).toBe(LOCKED);
});

it('neither the address of a client nor a password is stored', async () => {
  const rows = await app.deps.db
    .selectFrom('localIdentity.knownClients')
    .select('clientHash')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(HOME);
});

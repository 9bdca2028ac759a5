import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMinutes, addSeconds } from '../../../platform/time/date-math.ts';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { createAccount } from './create-account.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  pool = poolClient(app);
  await pool.signUp('dana');
  await pool.confirm('dana');
  await pool.signUp('robin');
});
afterAll(() => app.close());

const WRONG = {
  status: 400,
  body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
};
const LOCKED = {
  status: 400,
  body: { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' },
};
const signedIn = { status: 200, body: { AuthenticationResult: { TokenType: 'Bearer' } } };

const withPassword = (username: string, password: string) =>
  pool.asClient('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });

describe('signing in', () => {
  it.each(['dana', 'DANA', 'dana@example.com', 'Dana@Example.com'])('as %s works', async (name) => {
    expect(await pool.signIn(name)).toMatchObject(signedIn);
    expect(await withPassword(name, PASSWORD)).toMatchObject(signedIn);
  });

  it('with a wrong password and as an unknown user is rejected with the same message', async () => {
    for (const name of ['dana', 'nobody', 'nobody@example.com', 'robin', 'robin@example.com']) {
      expect(await pool.signIn(name, 'a wrong password')).toEqual(WRONG);
      expect(await withPassword(name, 'a wrong password')).toEqual(WRONG);
    }
    await pool.signIn('dana');
  });

  it('before confirmation is reported only for the right password', async () => {
    const refused = { status: 400, body: { __type: 'UserNotConfirmedException' } };
    expect(await pool.signIn('robin')).toMatchObject(refused);
    expect(await pool.signIn('robin', 'a wrong password')).toEqual(WRONG);
  });

  it('as an unknown user looks like a sign-in and is deterministic', async () => {
    const [real, one, other, again] = await Promise.all(
      ['dana', 'nobody', 'somebody', 'Nobody'].map(async (name) => {
        const { challenge } = await pool.startSrp(name);
        return challenge.body.ChallengeParameters;
      }),
    );
    expect(Object.keys(one)).toEqual(Object.keys(real));
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    for (const { USER_ID_FOR_SRP, SALT, SECRET_BLOCK } of [real, one, other]) {
      expect(USER_ID_FOR_SRP).toMatch(uuid);
      expect(SALT).toMatch(/^[0-9a-f]{32}$/);
      expect(SECRET_BLOCK).toHaveLength(43);
    }
    expect([again.USER_ID_FOR_SRP, again.SALT]).toEqual([one.USER_ID_FOR_SRP, one.SALT]);
    expect(other.SALT).not.toBe(one.SALT);
  });
});

describe('a challenge', () => {
  it('can be answered only once', async () => {
    const { prove } = await pool.startSrp('dana');
    expect(await prove(PASSWORD)).toMatchObject(signedIn);
    expect(await prove(PASSWORD)).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    });
  });

  it('accepts one of several concurrent answers', async () => {
    const { prove } = await pool.startSrp('dana');
    const answers = await Promise.all(Array.from({ length: 10 }, () => prove(PASSWORD)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after three minutes', async () => {
    const { prove } = await pool.startSrp('dana');
    now = addSeconds(TEST_NOW, 181);
    expect((await prove(PASSWORD)).status).toBe(400);
    now = TEST_NOW;
  });
});

describe('guessing', () => {
  it.each(['lock-me', 'nobody-at-all'])(
    'locks %s, known or not, longer and longer',
    async (name) => {
      await pool.signUp(name);
      if (name === 'lock-me') await pool.confirm(name);
      else
        await app.deps.db
          .deleteFrom('localIdentity.accounts')
          .where('username', '=', name)
          .execute();
      now = TEST_NOW;
      for (let i = 0; i < 5; i += 1) expect(await pool.signIn(name, `guess ${i}`)).toEqual(WRONG);
      expect(await pool.signIn(name, 'guess 5')).toEqual(LOCKED);
      expect(await pool.signIn(name)).toEqual(LOCKED);

      let lockSeconds = 1;
      for (let i = 0; i < 12; i += 1) {
        now = addSeconds(now, lockSeconds - 0.5);
        expect(await pool.signIn(name, 'guess')).toEqual(LOCKED);
        now = addSeconds(now, 1);
        expect(await pool.signIn(name, 'guess')).toEqual(WRONG);
        lockSeconds = Math.min(900, lockSeconds * 2);
      }
      expect(lockSeconds).toBe(900);
      now = addMinutes(now, 16);
      expect(await pool.signIn(name)).toMatchObject(name === 'lock-me' ? signedIn : WRONG);
      now = TEST_NOW;
    },
  );

  it('counts concurrent guesses individually, and a right password unlocks', async () => {
    await pool.newUser('racer');
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_unused, i) => pool.signIn('racer', `guess ${i}`)),
    );
    expect(guesses.filter(({ body }) => body.message === WRONG.body.message)).toHaveLength(5);
    expect(guesses.filter(({ body }) => body.message === LOCKED.body.message)).toHaveLength(25);
    now = addSeconds(TEST_NOW, 2);
    expect(await pool.signIn('racer')).toMatchObject(signedIn);
    expect(await pool.signIn('racer', 'guess')).toEqual(WRONG);
    expect(await pool.signIn('racer')).toMatchObject(signedIn);
    now = TEST_NOW;
  });

  it('does not lock out concurrent sign-ins with the right password', async () => {
    await pool.newUser('busy');
    const answers = await Promise.all(Array.from({ length: 20 }, () => pool.signIn('busy')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('from one address is rate-limited across usernames', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      const { challenge } = await poolClient(limited).startSrp(`name${i}`);
      statuses.push(challenge.status);
      if (i === 30) expect(challenge.body.__type).toBe('TooManyRequestsException');
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await limited.close();
  });
});

describe('a temporary password', () => {
  it('is replaced at the first sign-in', async () => {
    const { localPool, db } = app.deps;
    if (!localPool) throw new Error('There is no pool');
    await createAccount(db, localPool, {
      username: 'temp',
      email: 'temp@example.com',
      password: 'temporary',
      confirmed: true,
      mustChangePassword: true,
    });
    const { body } = await pool.signIn('temp', 'temporary');
    expect(body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const answer = (NEW_PASSWORD: string) =>
      pool.asClient('RespondToAuthChallenge', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: body.Session,
        ChallengeResponses: { USERNAME: 'temp', NEW_PASSWORD },
      });
    expect((await answer('short')).body.__type).toBe('InvalidPasswordException');
    expect(await answer('my own password')).toMatchObject(signedIn);
    expect((await answer('another password')).status).toBe(400);
    expect(await pool.signIn('temp', 'my own password')).toMatchObject(signedIn);
    expect(await pool.signIn('temp', 'temporary')).toEqual(WRONG);
  });
});

it('stores no password and nothing derived from it but salt and verifier', async () => {
  const rows = await app.deps.db.selectFrom('localIdentity.accounts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  for (const { srpSalt, srpVerifier } of rows) {
    expect([srpSalt.length, srpVerifier.length]).toEqual([32, expect.closeTo(768, -2)]);
  }
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addHours, addMinutes } from '../../../platform/time/date-math.ts';
import { PASSWORD, poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let now = TEST_NOW;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  pool = poolClient(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = TEST_NOW;
});

const refusal = (__type: string) => ({ status: 400, body: { __type } });
const confirmWith = (Username: string, ConfirmationCode: string) =>
  pool.asClient('ConfirmSignUp', { Username, ConfirmationCode });
const resend = (Username: string) => pool.asClient('ResendConfirmationCode', { Username });
const accountsNamed = async (username: string) =>
  (
    await app.deps.db
      .selectFrom('localIdentity.accounts')
      .select('sub')
      .where('username', 'ilike', username)
      .execute()
  ).length;

const codesMailedTo = async (name: string) =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select('id')
      .where('kind', 'like', '%_code')
      .where('toEmail', 'ilike', `${name}%@example.com`)
      .execute()
  ).length;

/** A code of six digits that differs from this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing up', () => {
  it('twenty times concurrently with one name succeeds once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, i) =>
        pool.signUp(i % 2 ? 'wanted' : 'WANTED', { email: `w${i}@example.com` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.__type).toBe('UsernameExistsException');
    }
    expect(await accountsNamed('wanted')).toBe(1);
  });

  it('sends one mail to the successful account, and none to the others', async () => {
    const kinds = await app.deps.db
      .selectFrom('outboxEmails')
      .select('toEmail')
      .where('toEmail', 'like', 'w%@example.com')
      .execute();
    expect(kinds).toHaveLength(1);
  });

  it.each([
    ['seven characters', 'a'.repeat(7), 400],
    ['seven characters of two units each', '🔑'.repeat(7), 400],
    ['eight', 'a'.repeat(8), 200],
    ['256', 'a'.repeat(256), 200],
    ['257', 'a'.repeat(257), 400],
  ])('takes a password of %s or does not', async (_what, password, status) => {
    const answer = await pool.signUp(`length${password.length}`, { password });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.__type).toBe('InvalidPasswordException');
  });

  it.each(['plain', 'a@b', 'x@y.test\r\nBcc: evil@x.test', 'Eve <eve@x.test>', ' eve@x.test', ''])(
    'refuses %j as an address',
    async (email) => {
      expect(await pool.signUp('address', { email })).toMatchObject(
        refusal('InvalidParameterException'),
      );
    },
  );

  it('normalizes accents in names', async () => {
    const email = 'rene@example.com';
    await pool.signUp('Ren\u00e9', { email });
    await pool.confirm('Ren\u00e9');
    expect((await pool.signUp('rene\u0301', { email })).body.__type).toBe(
      'UsernameExistsException',
    );
    expect((await pool.signIn('Rene\u0301')).body.AuthenticationResult).toBeDefined();
  });

  it('an address belongs to the first account that confirmed it', async () => {
    const email = 'shared@example.com';
    await pool.signUp('first', { email });
    await pool.signUp('second', { email });
    expect((await pool.confirm('first')).status).toBe(200);
    expect(await pool.confirm('second')).toMatchObject(refusal('AliasExistsException'));
    expect((await pool.signIn(email)).body.AuthenticationResult).toBeDefined();
  });
});

describe('a code', () => {
  it('is valid once, also under concurrency', async () => {
    await pool.signUp('once');
    const code = await pool.codeOf('once');
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirmWith('once', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await confirmWith('once', code)).toMatchObject(refusal('CodeMismatchException'));
  });

  it('allows five tries, then rejects even the right code', async () => {
    await pool.signUp('tries');
    const code = await pool.codeOf('tries');
    const wrong = otherThan(code);
    const guesses = await Promise.all(Array.from({ length: 9 }, () => confirmWith('tries', wrong)));
    const types = guesses.map(({ body }) => body.__type);
    expect(types.filter((type) => type === 'CodeMismatchException')).toHaveLength(5);
    expect(types.filter((type) => type === 'LimitExceededException')).toHaveLength(4);
    expect(await confirmWith('tries', code)).toMatchObject(refusal('LimitExceededException'));
    await resend('tries');
    expect((await pool.confirm('tries')).status).toBe(200);
  });

  it('allows five tries for an unknown name', async () => {
    const guesses = [];
    for (let i = 0; i < 6; i += 1) guesses.push((await confirmWith('ghost', '123456')).body.__type);
    expect(guesses).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException']);
  });

  it('is invalid once a new one is sent', async () => {
    await pool.signUp('renewed');
    const old = await pool.codeOf('renewed');
    await resend('renewed');
    const recent = await pool.codeOf('renewed');
    if (old !== recent) {
      expect(await confirmWith('renewed', old)).toMatchObject(refusal('CodeMismatchException'));
    }
    expect((await confirmWith('renewed', recent)).status).toBe(200);
  });

  it('is valid for a day after a sign-up; its expiry is reported only for the right code', async () => {
    await pool.signUp('late');
    const code = await pool.codeOf('late');
    now = addHours(TEST_NOW, 25);
    expect(await confirmWith('late', otherThan(code))).toMatchObject(
      refusal('CodeMismatchException'),
    );
    expect(await confirmWith('late', code)).toMatchObject(refusal('ExpiredCodeException'));
    now = addHours(TEST_NOW, 23);
    expect((await confirmWith('late', code)).status).toBe(200);
  });

  it('is valid for an hour after a forgotten password, and for nothing else', async () => {
    await pool.newUser('reset');
    await pool.asClient('ForgotPassword', { Username: 'reset' });
    const code = await pool.codeOf('reset');
    const reset = () =>
      pool.asClient('ConfirmForgotPassword', {
        Username: 'reset@example.com',
        ConfirmationCode: code,
        Password: 'another password',
      });
    expect((await confirmWith('reset', code)).status).toBe(400);
    now = addMinutes(TEST_NOW, 61);
    expect(await reset()).toMatchObject(refusal('ExpiredCodeException'));
    now = addMinutes(TEST_NOW, 59);
    expect((await reset()).status).toBe(200);
    expect((await pool.signIn('reset', PASSWORD)).status).toBe(400);
  });

  it('is sent to one mailbox at most five times an hour, with unchanged responses', async () => {
    await pool.signUp('mailed');
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push((await resend('mailed')).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 400]);
    const again = await pool.signUp('mailed2', { email: 'Mailed+2@example.com' });
    expect(again.status).toBe(200);
    await app.deps.localPool?.background.settled();
    expect(await codesMailedTo('mailed')).toBe(5);
  });

  it('is sent to one mailbox at most ten times a day', async () => {
    await pool.newUser('daily');
    for (let hour = 0; hour < 4; hour += 1) {
      for (let i = 0; i < 4; i += 1) await pool.asClient('ForgotPassword', { Username: 'daily' });
      await app.deps.localPool?.background.settled();
      await app.deps.db.deleteFrom('rateLimits').where('key', 'like', '%:3600').execute();
      await app.deps.db.deleteFrom('rateLimits').where('key', 'like', '%code_request%').execute();
    }
    // One at the sign-up, when the client was not known yet, and ten since then.
    expect(await codesMailedTo('daily')).toBe(11);
  });

  it('gets the same responses for an unknown name', async () => {
    const answers = [];
    for (let i = 0; i < 6; i += 1)
      answers.push(await pool.asClient('ForgotPassword', { Username: 'nobody' }));
    expect(answers[0]?.body).toEqual({
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: '***',
      },
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400]);
    expect(answers[5]?.body.__type).toBe('LimitExceededException');
  });
});

describe('the mail of a code', () => {
  it('contains the code, which is sealed in the database', async () => {
    await pool.signUp('mailbox');
    const code = await pool.codeOf('mailbox');
    const rows = await app.deps.db.selectFrom('localIdentity.codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    await vi.waitFor(
      async () => {
        const files = await readdir(app.mailDirectory);
        const mails = await Promise.all(
          files
            .filter((file) => file.endsWith('.eml'))
            .map(async (file) =>
              PostalMime.parse(await readFile(path.join(app.mailDirectory, file))),
            ),
        );
        const mail = mails.find(({ to }) => to?.[0]?.address === 'mailbox@example.com');
        expect(mail?.text).toContain(code);
        expect(mail?.html).toContain(code);
        expect(mail?.subject).not.toContain(code);
      },
      { timeout: 10_000, interval: 50 },
    );
  });

  it('is recorded without the code, unless the record serves as mailbox', async () => {
    for (const [HOST, isShown] of [
      ['0.0.0.0', false],
      ['127.0.0.1', true],
    ] as const) {
      const other = await startTestApp({ env: { HOST } });
      const otherPool = poolClient(other);
      await otherPool.signUp('recorded');
      const record = await vi.waitFor(
        () =>
          other.deps.db
            .selectFrom('outboxEmails')
            .select(['textBody', 'htmlBody', 'subject'])
            .where('state', '=', 'sent')
            .executeTakeFirstOrThrow(),
        { timeout: 10_000, interval: 50 },
      );
      const code = await otherPool.codeOf('recorded');
      expect(record.textBody?.includes(code)).toBe(isShown);
      expect(record.htmlBody?.includes(code)).toBe(isShown);
      await other.close();
    }
  });

  it('is not sent once the code is invalid', async () => {
    let isBroken = true;
    const sent: string[] = [];
    const other = await startTestApp({
      now: () => now,
      mailTransport: {
        async send(message) {
          if (isBroken) throw new Error('The mail server does not answer');
          sent.push(message.mail.text);
        },
        close() {},
      },
    });
    const otherPool = poolClient(other);
    const states = async () =>
      (
        await other.deps.db
          .selectFrom('outboxEmails')
          .select('state')
          .orderBy('createdAt')
          .execute()
      ).map(({ state }) => state);
    await otherPool.signUp('waiting');
    await vi.waitFor(async () => expect(await states()).toEqual(['failed']), { timeout: 10_000 });
    now = addHours(TEST_NOW, 25);
    isBroken = false;
    await vi.waitFor(async () => expect(await states()).toEqual(['skipped']), { timeout: 20_000 });
    expect(sent).toEqual([]);
    await other.close();
  });
});

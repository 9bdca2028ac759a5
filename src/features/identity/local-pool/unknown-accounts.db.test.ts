import { afterAll, beforeAll, expect, it } from 'vitest';
import { poolClient } from '../../../testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Responses, and the number of statements for each, are the same whether or not the account exists. */
let app: TestApp;
let pool: ReturnType<typeof poolClient>;
let clients = 0;
/** A client that has sent no requests yet, so that no rate limit applies. */
const stranger = () => {
  clients += 1;
  return poolClient(app, { address: `198.51.100.${clients}` });
};

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  pool = poolClient(app);
  await pool.newUser('dana');
  await pool.signUp('waiting');
});
afterAll(() => app.close());

const NAMES = ['dana', 'waiting', 'nobody'];
const ADDRESSES = ['dana@example.com', 'waiting@example.com', 'nobody@example.com'];

const REQUESTS = [
  ['ConfirmSignUp', { ConfirmationCode: '123456' }],
  ['ResendConfirmationCode', {}],
  ['ForgotPassword', {}],
  ['ConfirmForgotPassword', { ConfirmationCode: '123456', Password: 'another password' }],
] as const;

/** The responses to seven calls with each of the names, from a new client for each name. */
async function answersTo(operation: string, body: object, names: readonly string[]) {
  return Promise.all(
    names.map(async (Username) => {
      const client = stranger();
      const answers = [];
      for (let i = 0; i < 7; i += 1)
        answers.push(await client.asClient(operation, { Username, ...body }));
      return answers;
    }),
  );
}

it.each(REQUESTS)('%s responds identically for any username', async (operation, body) => {
  const [known, waiting, unknown] = await answersTo(operation, body, NAMES);
  expect(known).toEqual(unknown);
  expect(waiting).toEqual(unknown);
});

it.each(['ForgotPassword', 'ResendConfirmationCode'])(
  '%s by name and then by address does not tell that they belong together',
  async (operation) => {
    const [known, unknown] = await Promise.all(
      ['dana', 'nobody'].map(async (name) => {
        const client = stranger();
        const answers = [];
        for (const Username of [...Array(6).fill(name), ...Array(6).fill(`${name}@example.com`)])
          answers.push(await client.asClient(operation, { Username }));
        return answers.map(({ status, body }) => [
          status,
          body.__type,
          body.CodeDeliveryDetails?.Destination.replace(/^[a-z]\*/, 'x*'),
        ]);
      }),
    );
    expect(known).toEqual(unknown);
  },
);

it('ForgotPassword runs the same statements before its response', async () => {
  const { localPool } = app.deps;
  if (!localPool) throw new Error('There is no pool');
  const statements = async (Username: string) => {
    const before = app.deps.db;
    let count = 0;
    let isAnswered = false;
    const counting = before.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isAnswered) count += 1;
        return result;
      },
    });
    const { forgotPassword } = await import('./passwords.ts');
    const call = { ...localPool, db: counting, clientKey: '203.0.113.9' };
    await forgotPassword(call, { ClientId: localPool.clientId, Username });
    isAnswered = true;
    await localPool.background.settled();
    return count;
  };
  const counts = [];
  for (const name of [...NAMES, ...ADDRESSES]) counts.push(await statements(name));
  expect(counts).toEqual(Array(counts.length).fill(3));
});

it('a requested code is still mailed', async () => {
  const { body } = await stranger().asClient('ForgotPassword', { Username: 'dana' });
  expect(body.CodeDeliveryDetails.Destination).toBe('***');
  const ConfirmationCode = await pool.codeOf('dana');
  const Password = 'a password of dana';
  const answer = { Username: 'dana', ConfirmationCode, Password };
  expect((await pool.asClient('ConfirmForgotPassword', answer)).status).toBe(200);
  expect((await pool.signIn('dana', Password)).status).toBe(200);
});

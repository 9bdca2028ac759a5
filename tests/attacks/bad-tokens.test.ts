import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badTokens } from '../../src/features/identity/testing/bad-tokens.ts';
import { IS_FULL } from '../../src/testing/attack-size.ts';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { poolClient } from '../../src/testing/pool-client.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { type Call, everyCall, plainRequest } from './calls.ts';
import { jsonOf, openWire, type Wire } from './wire.ts';

let app: TestApp;
let wire: Wire;
let staff: StaffClient;
let guarded: Call[];
let open: Call[];
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  wire = openWire(app.url);
  staff = await staffClient(app);
  const all = await everyCall(app);
  const isGuarded = await Promise.all(all.map(async (call) => (await ask(call)).status === 401));
  guarded = all.filter((_, index) => isGuarded[index]);
  open = all.filter((_, index) => !isGuarded[index]);
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

async function ask(call: Call, headers: Record<string, string> = {}) {
  const plain = plainRequest(call);
  const answer = await wire.ask({ ...plain, headers: { ...plain.headers, ...headers } });
  const body = jsonOf(answer);
  return { status: answer.status, reason: (body?.error?.data ?? body)?.reason as string };
}

/** The calls that do not respond as expected, with their status and reason. */
async function othersThan(calls: readonly Call[], token: string, expected: [number, string]) {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const { status, reason } = await ask(call, bearer(token));
      return status === expected[0] && reason === expected[1]
        ? []
        : [`${call.name}: ${status} ${reason}`];
    }),
  );
  return answers.flat();
}

/** The short form tries each token on some calls, and each call with some tokens. */
const SHARE = 8;

/** Calls that tell a caller without access only their own status. */
const isAboutMe = ({ name }: Call) => name === 'staff.me' || name === 'GET /api/identity/me';

describe('every call that requires a token', () => {
  it('rejects each bad token', async () => {
    const good = await staffToken(app);
    const { IdToken: idToken } = await poolClient(app).newUser('dana');
    const tokens = badTokens(app, { good, idToken });
    expect([guarded.length > 120, tokens.length > 20]).toEqual([true, true]);
    for (const [number, [what, token]] of tokens.entries()) {
      const tried = guarded.filter((_, index) => IS_FULL || (index + number) % SHARE === 0);
      expect([what, await othersThan(tried, token, [401, 'invalid_token'])]).toEqual([what, []]);
    }
  });

  it('rejects pending users and revoked users', async () => {
    const staffOnly = guarded.filter((call) => !isAboutMe(call));
    expect(staffOnly.length).toBe(guarded.length - 2);
    const token = await newcomerToken(app, 'former');
    expect(await othersThan(staffOnly, token, [403, 'awaiting_approval'])).toEqual([]);
    const { id } = await app.deps.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'former')
      .executeTakeFirstOrThrow();
    expect((await staff.call('POST', `/api/admin/staff/${id}/approve`)).status).toBe(200);
    const list = await wire.ask({
      method: 'GET',
      path: '/api/admin/appointments',
      headers: bearer(token),
    });
    expect(list.status).toBe(200);
    expect((await staff.call('POST', `/api/admin/staff/${id}/revoke`)).status).toBe(200);
    expect(await othersThan(staffOnly, token, [403, 'access_revoked'])).toEqual([]);
  });

  it('refuses a token in a cookie, a query or a body', async () => {
    const token = await staffToken(app);
    const answers = await Promise.all(
      guarded.map(async (call) => {
        const { path, ...plain } = plainRequest(call);
        const { status } = await wire.ask({
          ...plain,
          path: `${path}?access_token=${token}&authorization=Bearer+${token}`,
          headers: { ...plain.headers, cookie: `token=${token}; authorization=Bearer ${token}` },
          ...(call.isWrite && {
            body: JSON.stringify({ accessToken: token, authorization: token }),
          }),
        });
        return status === 401 ? [] : [`${call.name}: ${status}`];
      }),
    );
    expect(answers.flat()).toEqual([]);
  });
});

describe('every public call', () => {
  it('responds to a bad token as to an anonymous request', async () => {
    // Excludes two calls that accept a token in order to show staff more: for them, it must be valid.
    const alike = open.filter(({ name }) => !/asSeenByCaller|admin.blog-sources/.test(name));
    expect(alike.length).toBe(open.length - 2);
    for (const call of alike) {
      const [nobody, somebody] = [await ask(call), await ask(call, bearer('a.b.c'))];
      expect([call.name, somebody]).toEqual([call.name, nobody]);
    }
  });
});

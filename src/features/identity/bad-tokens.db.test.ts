import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { poolClient } from '../../testing/pool-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { badTokens } from './testing/bad-tokens.ts';

let app: TestApp;
let good: string;
let bad: ReturnType<typeof badTokens>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  good = await staffToken(app);
  bad = badTokens(app, { good, idToken: (await poolClient(app).newUser('dana')).IdToken });
});
afterAll(() => app.close());

const SURFACES: [string, (headers: Record<string, string>) => Promise<Response>][] = [
  ['GET /api/identity/me', (headers) => fetch(`${app.url}/api/identity/me`, { headers })],
  ['GET /api/admin/staff', (headers) => fetch(`${app.url}/api/admin/staff`, { headers })],
  ['tRPC query', (headers) => fetch(`${app.url}/trpc/staff.list`, { headers })],
  [
    'tRPC mutation',
    (headers) =>
      fetch(`${app.url}/trpc/staff.approve`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      }),
  ],
];

describe.each(SURFACES)('%s', (_surface, ask) => {
  it('refuses every bad token as 401', async () => {
    expect(bad.length).toBeGreaterThan(20);
    for (const [what, token] of bad) {
      const response = await ask(bearer(token));
      const answer = await response.json();
      expect([what, response.status, (answer.error?.data ?? answer).reason]).toEqual([
        what,
        401,
        'invalid_token',
      ]);
    }
  });

  it.each([
    ['no header', {}],
    ['an empty one', { authorization: '' }],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a token without a scheme', { authorization: 'abc' }],
    ['two tokens', { authorization: 'Bearer a b' }],
  ])('refuses %s as 401', async (_what, headers) => {
    const response = await ask(headers as Record<string, string>);
    const answer = await response.json();
    expect([response.status, (answer.error?.data ?? answer).reason]).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  it('takes the good one, and answers a header of 64 KB with a 4xx', async () => {
    expect([401, 403, 500]).not.toContain((await ask(bearer(good))).status);
    const endless = await ask(bearer('A'.repeat(64 * 1024)));
    expect(endless.status).toBe(431);
  });
});

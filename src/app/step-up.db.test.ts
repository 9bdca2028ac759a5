import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  KEY_PERMISSIONS,
  needsStepUp,
  PERMISSION_NAMES,
  type Permission,
  scopeOf,
} from '../platform/auth/permission-rules.ts';
import { STEP_UP_MINUTES } from '../platform/auth/step-up/rules.ts';
import { hashOfToken } from '../platform/secrets/hash-of-token.ts';
import { addMinutes, addSeconds } from '../platform/time/date-math.ts';
import { bearer, STAFF_ENV, staffToken } from '../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import { appRouter } from './app-router.ts';

type Meta = {
  isStaff?: boolean;
  permission?: Permission;
  needsStepUp?: boolean;
  rest?: string;
  file?: string;
};

const PROCEDURES = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: Meta } }>,
).map(([name, { _def }]) => ({ name, type: _def.type, ..._def.meta }));

const STEP_UP = PROCEDURES.filter((procedure) => procedure.needsStepUp);

const NO_ID = '00000000-0000-4000-8000-000000000000';
const RECENT = addMinutes(TEST_NOW, STEP_UP_MINUTES);
const TOO_OLD = addSeconds(RECENT, 1);

let now = TEST_NOW;
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = TEST_NOW;
});

const callProcedure = ({ name, type }: { name: string; type: string }) =>
  fetch(`${app.url}/trpc/${name}`, {
    headers: { ...bearer(token), 'content-type': 'application/json' },
    ...(type === 'mutation' && { method: 'POST', body: JSON.stringify({ id: NO_ID }) }),
  });

function callRest(rest: string, bearerToken = token) {
  const [method = '', path = ''] = rest.split(' ');
  return fetch(`${app.url}/api${path.replace(/:\w+/g, NO_ID)}`, {
    method,
    headers: { ...bearer(bearerToken), 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
}

async function asksForStepUp(response: Response): Promise<boolean> {
  const text = await response.text();
  return response.status === 403 && text.includes('step_up_required');
}

describe('what needs a recent sign-in', () => {
  it('each permission to export or erase, about keys and access, and to decide where data is sent', () => {
    const sensitive = PERMISSION_NAMES.filter(
      (name) =>
        /\.(export|erase)$/.test(name) ||
        /^(apiKeys|calendars|embed|mailServer|signIn|staff|webhooks)\.(?!read$)/.test(name) ||
        name.startsWith('siteContent.'),
    );
    expect(sensitive.filter((name) => !needsStepUp(name))).toEqual([]);
    expect(sensitive).toHaveLength(23);
  });

  it('each call of staff that answers a table or an archive', () => {
    const files = PROCEDURES.filter(
      ({ isStaff, file }) => isStaff && /\.(csv|zip)$/.test(file ?? ''),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !file.needsStepUp)).toEqual([]);
  });

  it('what copies all data to DynamoDB, and new recovery codes', () => {
    const names = STEP_UP.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'migration.migrate',
        'privacy.export',
        'identity.createRecoveryCodes',
      ]),
    );
  });
});

describe(`a sign-in ${STEP_UP_MINUTES} minutes ago`, () => {
  it.each(STEP_UP)('is recent enough for $name, and a second later no more', async (procedure) => {
    now = TOO_OLD;
    const old = await callProcedure(procedure);
    expect([old.status, (await old.json()).error.data]).toMatchObject([
      403,
      { code: 'FORBIDDEN', reason: 'step_up_required' },
    ]);
    now = RECENT;
    expect(await asksForStepUp(await callProcedure(procedure))).toBe(false);
  });

  it('is recent enough for the same REST calls, and a second later no more', async () => {
    const calls = STEP_UP.flatMap(({ rest }) => rest ?? []);
    const wrong: string[] = [];
    for (const call of calls) {
      now = TOO_OLD;
      if (!(await asksForStepUp(await callRest(call)))) wrong.push(`late: ${call}`);
      now = RECENT;
      if (await asksForStepUp(await callRest(call))) wrong.push(`in time: ${call}`);
    }
    expect(wrong).toEqual([]);
    expect(calls.length).toBeGreaterThan(20);
  });

  it('is not asked about anything else', async () => {
    now = TOO_OLD;
    const wrong: string[] = [];
    for (const procedure of PROCEDURES) {
      if (procedure.needsStepUp || procedure.type === 'subscription') continue;
      if (await asksForStepUp(await callProcedure(procedure))) wrong.push(procedure.name);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a refused export', () => {
  it('answers an error, not a part of the file', async () => {
    now = TOO_OLD;
    const response = await callRest('POST /admin/people/export');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'step_up_required',
      message: 'This needs a sign-in from the last 15 minutes. Please confirm that it is you.',
    });
  });

  it('does not use up an Idempotency-Key', async () => {
    const invite = (at: Date) => {
      now = at;
      return fetch(`${app.url}/api/admin/api-keys`, {
        method: 'POST',
        headers: {
          ...bearer(token),
          'content-type': 'application/json',
          'idempotency-key': 'step-up',
        },
        body: JSON.stringify({ name: 'Accounting', scopes: ['people:export'], lifetimeDays: 30 }),
      });
    };
    expect((await invite(TOO_OLD)).status).toBe(403);
    expect((await invite(RECENT)).status).toBe(201);
  });
});

it('a program with an API key exports without, by its scopes', async () => {
  const key = `lf_${crypto.randomUUID()}`;
  await app.deps.db
    .insertInto('apiKeys')
    .values({
      ...{ name: 'Any', keyHash: hashOfToken(key), lastCharacters: key.slice(-4) },
      ...{ scopes: KEY_PERMISSIONS.map(scopeOf), addressRanges: [], createdBy: 'admin' },
      createdAt: TEST_NOW,
    })
    .execute();
  now = addMinutes(TEST_NOW, 60);
  const answers = [];
  for (const { rest, permission } of STEP_UP) {
    if (!rest || !permission || !KEY_PERMISSIONS.includes(permission)) continue;
    answers.push([rest, await asksForStepUp(await callRest(rest, key))] as const);
  }
  expect(answers.filter(([, asks]) => asks)).toEqual([]);
  expect((await callRest('POST /admin/people/export', key)).status).toBe(200);
});

it('openapi.json says which calls need one', async () => {
  const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
  const says = (path: string, method: string) =>
    paths[path][method].description?.includes('403 step_up_required') ?? false;
  expect(says('/api/admin/people/export', 'post')).toBe(true);
  expect(says('/api/admin/staff/{id}/role', 'put')).toBe(true);
  expect(says('/api/admin/staff', 'get')).toBe(false);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, AREAS, mayDo } from '../platform/auth/area-rules.ts';
import {
  hasPermission,
  PERMISSION_NAMES,
  type Permission,
} from '../platform/auth/permission-rules.ts';
import { STAFF_ROLES, type StaffRole } from '../platform/auth/rules.ts';
import { bearer, roleToken, STAFF_ENV } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { appRouter } from './app-router.ts';

/** Procedures that all staff may call: they concern only the caller, or filter by the caller's permissions. */
const ANY_STAFF = [
  'email.delivery',
  'identity.confirmSession',
  'identity.createRecoveryCodes',
  'identity.endSession',
  'identity.endSessions',
  'identity.forgetPasskeyName',
  'identity.namePasskey',
  'identity.passkeyNames',
  'identity.requireRecentSignIn',
  'identity.sessions',
  'identity.signInOptions',
  'live.changes',
  'search.everywhere',
  'staff.listSettings',
  'staff.saveListSettings',
];

type Definition = {
  type: string;
  meta?: { isStaff?: boolean; permission?: Permission; rest?: string };
};

const STAFF_PROCEDURES = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: Definition }>,
)
  .map(([name, { _def }]) => ({ name, ..._def, ..._def.meta }))
  .filter(({ isStaff }) => isStaff);

const NO_ID = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
/** Each whole role, and a part of two of them, by username. */
const ACCESS: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(
    STAFF_ROLES.map((role) => [role === 'admin' ? 'second-admin' : role, { role, areas: null }]),
  ),
  columnist: { role: 'editor', areas: ['articles'] },
  settler: { role: 'manager', areas: ['settings', 'people'] },
};
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  for (const [username, { role, areas }] of Object.entries(ACCESS)) {
    tokens.set(username, (await roleToken(app, role, { username, areas })).token);
  }
});
afterAll(() => app.close());

const headersOf = (username: string) => ({
  ...bearer(tokens.get(username) ?? ''),
  'content-type': 'application/json',
});

/** Whether a call was refused for lack of a permission. */
async function isRefused(response: Response): Promise<boolean> {
  const text = await response.text();
  return response.status === 403 && text.includes('not_permitted');
}

const callProcedure = ({ name, type }: { name: string; type: string }, username: string) =>
  fetch(`${app.url}/trpc/${name}`, {
    headers: headersOf(username),
    ...(type === 'mutation' && { method: 'POST', body: JSON.stringify({ id: NO_ID }) }),
  });

function callRest(rest: string, username: string) {
  const [method = '', path = ''] = rest.split(' ');
  return fetch(`${app.url}/api${path.replace(/:\w+/g, NO_ID)}`, {
    method,
    headers: headersOf(username),
    ...(method !== 'GET' && { body: '{}' }),
  });
}

it('every staff procedure names a permission, or is for all staff', () => {
  const without = STAFF_PROCEDURES.filter(({ permission }) => !permission);
  expect(without.map(({ name }) => name).sort()).toEqual(ANY_STAFF);
});

it('every permission is needed by a procedure', () => {
  const used = new Set(STAFF_PROCEDURES.map(({ permission }) => permission));
  expect(PERMISSION_NAMES.filter((name) => !used.has(name))).toEqual([]);
});

describe.each(Object.entries(ACCESS))('the %s', (username, access) => {
  const mayCall = (permission: Permission | undefined) =>
    permission === undefined || mayDo(access, permission);

  it('may call exactly the procedures of its permissions', async () => {
    const wrong: string[] = [];
    for (const procedure of STAFF_PROCEDURES) {
      const refused = await isRefused(await callProcedure(procedure, username));
      if (refused === mayCall(procedure.permission)) wrong.push(procedure.name);
    }
    expect(wrong).toEqual([]);
  });

  it('may make exactly the documented calls of its permissions', async () => {
    const wrong: string[] = [];
    for (const { rest, permission } of STAFF_PROCEDURES) {
      if (!rest) continue;
      const refused = await isRefused(await callRest(rest, username));
      if (refused === mayCall(permission)) wrong.push(rest);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the roles', () => {
  const permissionsOf = (role: StaffRole) =>
    PERMISSION_NAMES.filter((permission) => hasPermission(role, permission));

  it('owners and administrators may do everything', () => {
    expect(permissionsOf('owner')).toEqual(PERMISSION_NAMES);
    expect(permissionsOf('admin')).toEqual(PERMISSION_NAMES);
  });

  it('an editor never sees clients', () => {
    const clients =
      /^(messages|appointments|people|conflicts|conflictList|calculations|subscribers|privacy|mails|audit)\./;
    expect(permissionsOf('editor').filter((name) => clients.test(name))).toEqual([]);
  });

  it('an editor of articles writes nothing else', () => {
    const columnist = PERMISSION_NAMES.filter((name) => mayDo(ACCESS.columnist as Access, name));
    expect(columnist).toEqual([
      'articles.read',
      'articles.change',
      'articles.export',
      'pictures.read',
      'pictures.change',
      'news.read',
      'news.change',
      'practiceAreas.read',
      'team.read',
      'firm.read',
    ]);
  });

  it('a manager of articles sees no client', () => {
    const access = { role: 'manager', areas: ['articles'] } satisfies Access;
    const clients = /^(messages|appointments|people|conflicts|conflictList|privacy)\./;
    expect(PERMISSION_NAMES.filter((name) => clients.test(name) && mayDo(access, name))).toEqual(
      [],
    );
  });

  it('no limited role decides who has access', () => {
    const all = { role: 'manager', areas: [...AREAS] } satisfies Access;
    expect(
      PERMISSION_NAMES.filter((name) => /^(staff|apiKeys|signIn)\./.test(name) && mayDo(all, name)),
    ).toEqual([]);
  });

  it('an auditor changes nothing', () => {
    expect(permissionsOf('auditor').filter((name) => !/\.(read|export)$/.test(name))).toEqual([]);
  });
});

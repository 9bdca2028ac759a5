import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logChange } from '../../platform/audit/queries.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { listAuditFacet } from './queries.ts';

const LIST = '/api/admin/audit-log';

const APPROVAL = {
  actor: 'maren',
  action: 'staff.approve',
  entity: 'users',
  entityId: 'u-1',
  before: { username: 'tomas', role: 'pending' },
  after: { username: 'tomas', role: 'admin' },
};

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  // Before and after midnight in the firm's zone.
  await done('2031-02-01T07:59:59.999Z', {});
  await done('2031-02-01T08:00:00Z', { actor: 'tomas', action: 'contact.read', entityId: 'c-1' });
  await done('2031-02-02T07:59:59.999Z', {
    actor: 'tomas',
    action: 'contact.resolve',
    entity: 'x_y',
  });
  await done('2031-02-02T08:00:00Z', { entityId: null, before: null, after: [{ count: 2 }] });
});
afterAll(() => app.close());

type Entry = Omit<typeof APPROVAL, 'entityId' | 'before' | 'after'> & {
  entityId: string | null;
  before: object | null;
  after: object | null;
};

const done = (at: string, changes: Partial<Entry>) => {
  const { before, after, ...entry }: Entry = { ...APPROVAL, ...changes };
  return app.deps.db
    .insertInto('auditLog')
    .values({
      ...entry,
      at: new Date(at),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
};

const FEBRUARY = 'from=2031-01-01&to=2031-02-28';
const namesOf = (body: { action: string; actor: string }[]) =>
  body.map(({ actor, action }) => `${actor} ${action}`);

describe('the list', () => {
  it('returns who did what to which row, newest first', async () => {
    const { status, body } = await staff.call('GET', `${LIST}?${FEBRUARY}`);
    expect(status).toBe(200);
    expect(body).toHaveLength(4);
    expect(body[0]).toMatchObject({ entityId: null, before: null, after: [{ count: 2 }] });
    expect(body[3]).toEqual({
      ...APPROVAL,
      id: expect.stringMatching(/^\d+$/),
      at: '2031-02-01T07:59:59.999Z',
    });
  });

  it.each([
    [`actor=tomas&${FEBRUARY}`, ['tomas contact.resolve', 'tomas contact.read']],
    [`actor=tom&${FEBRUARY}`, []],
    [`action=contact&${FEBRUARY}`, ['tomas contact.resolve', 'tomas contact.read']],
    [`action=contact.read&${FEBRUARY}`, ['tomas contact.read']],
    [`action=%25&${FEBRUARY}`, []],
    [`action=contact_&${FEBRUARY}`, []],
    [`entity=x_y&${FEBRUARY}`, ['tomas contact.resolve']],
    [`entityId=c-1&${FEBRUARY}`, ['tomas contact.read']],
    ['to=2031-01-31', ['maren staff.approve']],
    ['from=2031-02-01&to=2031-02-01', ['tomas contact.resolve', 'tomas contact.read']],
    ['from=2031-02-02&to=2031-02-02', ['maren staff.approve']],
  ])('%s finds what it should', async (query, names) => {
    const { body } = await staff.call('GET', `${LIST}?${query}`);
    expect(namesOf(body)).toEqual(names);
  });

  it('is paginated by its Link header without duplicates', async () => {
    const seen: string[] = [];
    let path: string | undefined = `${LIST}?limit=1&${FEBRUARY}`;
    while (path) {
      const { body, headers } = await staff.call('GET', path);
      seen.push(...body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(4);
  });

  it.each([
    ['from', 'from=yesterday'],
    ['from', 'from=0000-01-01'],
    ['to', 'to=2031-02-30'],
    ['limit', 'limit=0'],
    [
      'cursor',
      `cursor=${Buffer.from('["after","2031-02-01 08:00:00+00","x"]').toString('base64url')}`,
    ],
  ])('refuses a bad %s by name (%s)', async (field, query) => {
    const { status, body } = await staff.call('GET', `${LIST}?${query}`);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });
});

it('lists each actor and each table once, sorted', async () => {
  const { db } = app.deps;
  expect(await listAuditFacet(db, 'actor')).toEqual(['maren', 'tomas']);
  expect(await listAuditFacet(db, 'entity')).toEqual(['users', 'x_y']);
});

it('never contains fields named like secrets, at any depth', async () => {
  await app.deps.db.transaction().execute((tx) =>
    logChange(tx, APPROVAL.actor, APPROVAL.action, [APPROVAL.entity, APPROVAL.entityId], {
      after: {
        provider: 'smtp',
        apiKey: 'k',
        list: [{ clientSecret: 's', token: 't', host: 'h' }],
      },
    }),
  );
  expect((await staff.auditLog())[0]?.after).toEqual({
    provider: 'smtp',
    apiKey: '••••••',
    list: [{ clientSecret: '••••••', token: '••••••', host: 'h' }],
  });
});

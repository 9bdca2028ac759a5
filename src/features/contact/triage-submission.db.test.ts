import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, newcomerToken, STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'contactSubmissions'));

const LIST = '/api/admin/contact-submissions';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const DANA = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: null as string | null,
  practiceArea: 'divorce',
  message: 'My husband has moved out.',
};

const written = (changes: Partial<typeof DANA> & { createdAt?: Date } = {}) =>
  insertMessage(app.deps.db, { ...DANA, ...changes });

const cursorAt = (key: string) =>
  `cursor=${Buffer.from(JSON.stringify(['after', key, 'x'])).toString('base64url')}`;

describe('the list', () => {
  it('returns the documented fields, newest first', async () => {
    const older = await written({ createdAt: new Date('2031-03-01T10:00:00Z') });
    const newer = await written({ createdAt: new Date('2031-03-02T10:00:00Z') });
    const { status, body } = await staff.call('GET', LIST);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
    expect(body[1]).toEqual({
      ...DANA,
      id: older,
      isRead: false,
      isResolved: false,
      createdAt: '2031-03-01T10:00:00.000Z',
    });
  });

  it.each([
    ['?q=whit', ['Dana']],
    ['?q=MOVED%20hus', ['Dana']],
    ['?q=example', ['Dana', 'Ayesha']],
    ['?q=%25', []],
    ["?q='%20%7C%20!:*", []],
    ['?practiceArea=custody', ['Ayesha']],
    ['?status=resolved', []],
    ['?status=new&q=dana%20husband', ['Dana']],
  ])('%s finds what it should', async (query, names) => {
    await written({
      firstName: 'Ayesha',
      lastName: 'Raman',
      practiceArea: 'custody',
      message: 'Hi',
    });
    await written();
    const { body } = await staff.call('GET', LIST + query);
    expect(body.map(({ firstName }: typeof DANA) => firstName)).toEqual(names);
  });

  it('is paginated by its Link header in both directions without duplicates', async () => {
    const instant = new Date('2031-03-01T10:00:00Z');
    const all = new Set<string>();
    for (let i = 0; i < 5; i += 1) all.add(await written({ createdAt: instant }));
    const linkOf = (headers: Headers, rel: string) =>
      new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1];
    const seen: string[] = [];
    let path: string | undefined = `${LIST}?limit=2&status=new`;
    let last: string | undefined;
    while (path) {
      const { body, headers } = await staff.call('GET', path);
      seen.push(...body.map(({ id }: { id: string }) => id));
      last = path;
      path = linkOf(headers, 'next');
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(all);
    const { headers } = await staff.call('GET', last ?? '');
    const back = await staff.call('GET', linkOf(headers, 'prev') ?? '');
    expect(back.body.map(({ id }: { id: string }) => id)).toEqual(seen.slice(2, 4));
  });

  it.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=many'],
    ['cursor', 'cursor=nonsense'],
    ['cursor', `cursor=${Buffer.from('["after","yesterday","x"]').toString('base64url')}`],
    ['cursor', cursorAt('9999-99-99 99:99:99+00')],
    ['cursor', cursorAt('2031-02-30 00:00:00+00')],
    ['cursor', cursorAt('999999-01-01 00:00:00+00')],
    ['cursor', cursorAt('2031-01-01 00:00:00+99:99:99')],
    ['status', 'status=lost'],
    ['practiceArea', 'practiceArea=tax'],
    ['q', `q=${'x'.repeat(201)}`],
  ])('refuses a bad %s by name (%s)', async (field, query) => {
    const { status, body } = await staff.call('GET', `${LIST}?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors)).toEqual([field]);
  });
});

describe.each([
  ['read', 'contact.read', { isRead: true, isResolved: false }],
  ['resolved', 'contact.resolve', { isRead: true, isResolved: true }],
])('marking as %s', (path, action, state) => {
  it('returns the row, and is audited once', async () => {
    const id = await written();
    const first = await staff.call('PUT', `${LIST}/${id}/${path}`);
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ id, ...state })]);
    const before = await staff.auditLog(2);
    expect(before[0]).toEqual({
      actor: 'admin',
      action,
      entity: 'contact_submissions',
      entityId: id,
      before: { isRead: false, isResolved: false },
      after: state,
    });
    const again = await staff.call('PUT', `${LIST}/${id}/${path}`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await staff.auditLog(2)).toEqual(before);
  });

  it('of an unknown id is a 404, of a malformed one a 400', async () => {
    const missing = await staff.call('PUT', `${LIST}/${NOBODY}/${path}`);
    expect([missing.status, missing.body.reason]).toEqual([404, 'submission_not_found']);
    const nonsense = await staff.call('PUT', `${LIST}/x/${path}`);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  });
});

describe.each([
  ['read', 'unread', 'contact.unread'],
  ['resolved', 'unresolved', 'contact.unresolve'],
])('taking back that one is %s', (deed, undo, action) => {
  const put = (id: string, what: string) => staff.call('PUT', `${LIST}/${id}/${what}`);

  it('restores the previous state, and is audited once', async () => {
    const id = await written();
    const [done, undone] = [await put(id, deed), await put(id, undo)];
    const fresh = { isRead: false, isResolved: false };
    expect([undone.status, undone.body]).toEqual([200, { ...done.body, ...fresh }]);
    const log = await staff.auditLog(2);
    const { isRead, isResolved } = done.body;
    expect(log[0]).toMatchObject({
      actor: 'admin',
      action,
      entityId: id,
      before: { isRead, isResolved },
      after: fresh,
    });
    const again = await put(id, undo);
    expect([again.status, again.body]).toEqual([200, undone.body]);
    expect(await staff.auditLog(2)).toEqual(log);
  });

  it('skips rows that a colleague has changed since', async () => {
    const id = await written();
    const done = (await put(id, deed)).body;
    await app.deps.db
      .insertInto('auditLog')
      .values({
        actor: 'dana',
        action: `contact.${deed}`,
        entity: 'contact_submissions',
        entityId: id,
      })
      .execute();
    const refused = await put(id, undo);
    expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
    expect((await staff.call('GET', LIST)).body).toEqual([done]);
  });

  it('skips rows without a recorded change', async () => {
    const id = await written();
    await app.deps.db
      .updateTable('contactSubmissions')
      .set({ isRead: true, isResolved: true })
      .execute();
    expect((await put(id, undo)).status).toBe(409);
  });

  it('of an unknown id is a 404, of a malformed one a 400', async () => {
    const missing = await put(NOBODY, undo);
    expect([missing.status, missing.body.reason]).toEqual([404, 'submission_not_found']);
    const nonsense = await put('x', undo);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  });
});

it('an undo concurrent with a colleague’s change never reverts it', async () => {
  const dana = await colleague();
  for (let round = 0; round < 8; round += 1) {
    const id = await written();
    await staff.call('PUT', `${LIST}/${id}/read`);
    const [undone] = await Promise.all([
      staff.call('PUT', `${LIST}/${id}/unread`),
      dana(`${LIST}/${id}/resolved`),
    ]);
    expect([200, 409]).toContain(undone.status);
    const { body } = await staff.call('GET', LIST);
    expect(body.find((row: { id: string }) => row.id === id)).toMatchObject({
      isRead: true,
      isResolved: true,
    });
  }
});

/** Another staff user, who sends a PUT. */
async function colleague() {
  const token = await newcomerToken(app, 'Dana');
  await fetch(`${app.url}/api/identity/me`, { headers: bearer(token) });
  await app.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('username', '=', 'Dana')
    .execute();
  return (path: string) => fetch(app.url + path, { method: 'PUT', headers: bearer(token) });
}

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { sha256 } from '../archive/chain.ts';
import type { LawTasks } from './schema.ts';

const TASKS = '/api/admin/state-law/tasks';
const FILING = ['us-tx', 'tx-file-home-page'] as const;

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'lawTasksDone');
  await forgetCopies();
  await deleteAll(app.deps.db, 'letters');
  await inState('TX');
});

const inState = (region: string, facts: object = {}) =>
  app.deps.db
    .updateTable('firmProfile')
    .set({ region, country: 'US', ...facts })
    .execute();

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);

/** Empties the archive, which otherwise only grows. */
const forgetCopies = () =>
  app.deps.db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    try {
      await sql`delete from advertising_copies`.execute(connection);
    } finally {
      await sql`set session_replication_role = origin`.execute(connection);
    }
  });

let number = 0;
/** Records that the home page said something new. */
async function homePageChanged(shownFrom: Date): Promise<void> {
  number += 1;
  const bodyHash = sha256(`body ${number}`);
  await app.deps.db
    .insertInto('advertisingBodies')
    .values({ hash: bodyHash, content: Buffer.from(''), characters: 0 })
    .execute();
  await app.deps.db
    .insertInto('advertisingCopies')
    .values({
      ...{ number, kind: 'page', path: '/', shownFrom, status: 200, bodyHash, cause: 'change' },
      ...{ previousHash: sha256(`entry ${number - 1}`), entryHash: sha256(`entry ${number}`) },
    })
    .execute();
}

const list = async (): Promise<LawTasks> => (await staff.call('GET', TASKS)).body;
const filing = async () => (await list()).tasks.find(({ task }) => task === FILING[1]);
const mark = (occurredAt: Date, note?: string) =>
  staff.call('PUT', `${TASKS}/${FILING.join('/')}/done`, { occurredAt, note });
const reopen = () => staff.call('DELETE', `${TASKS}/${FILING.join('/')}/done`);

describe('filing the home page in Texas', () => {
  it('waits until there is a home page', async () => {
    expect(await filing()).toMatchObject({ state: 'waiting', dueOn: null, mark: null });
    expect((await mark(daysAgo(1))).body.fieldErrors).toHaveProperty('occurredAt');
  });

  it('is due ten days after the first change that is not done, whatever changes later', async () => {
    await homePageChanged(daysAgo(9));
    await homePageChanged(daysAgo(2));
    expect(await filing()).toMatchObject({
      ...{ state: 'open', dueOn: '2031-03-11', isOverdue: false },
      occurrences: { times: 2, first: daysAgo(9).toISOString() },
    });
    await forgetCopies();
    await homePageChanged(daysAgo(11));
    expect(await filing()).toMatchObject({ dueOn: '2031-03-09', isOverdue: true });
  });

  it('is marked as done by staff, audited, and open again when the page changes again', async () => {
    await homePageChanged(daysAgo(9));
    expect((await mark(daysAgo(9), 'By mail.')).status).toBe(204);
    expect(await filing()).toMatchObject({
      ...{ state: 'done', dueOn: null },
      mark: { doneBy: 'admin', note: 'By mail.', doneAt: TEST_NOW.toISOString() },
    });
    expect(await staff.auditLog()).toMatchObject([
      { action: 'law-task.done', entity: 'law_tasks_done', after: { note: 'By mail.' } },
    ]);
    await homePageChanged(daysAgo(3));
    expect(await filing()).toMatchObject({
      ...{ state: 'open', dueOn: '2031-03-17', mark: { doneBy: 'admin' } },
      occurrences: { times: 1 },
    });
  });

  it('covers only the changes that were read', async () => {
    await homePageChanged(daysAgo(9));
    await homePageChanged(daysAgo(1));
    await mark(daysAgo(9));
    expect(await filing()).toMatchObject({ state: 'open', occurrences: { times: 1 } });
  });

  it('can be taken back, which is audited', async () => {
    await homePageChanged(daysAgo(9));
    await mark(daysAgo(9));
    expect((await reopen()).status).toBe(204);
    expect((await staff.auditLog())[0]).toMatchObject({ action: 'law-task.reopen' });
    expect(await filing()).toMatchObject({ state: 'open', dueOn: '2031-03-11', mark: null });
    expect((await reopen()).status).toBe(204);
  });

  it('is marked once for a change, however many try', async () => {
    await homePageChanged(daysAgo(9));
    const answers = await Promise.all([1, 2, 3, 4].map(() => mark(daysAgo(9))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  });

  it('is no task of a firm elsewhere', async () => {
    await inState('CA');
    expect((await list()).tasks).toEqual([]);
    expect((await mark(daysAgo(9))).status).toBe(404);
    expect((await reopen()).status).toBe(404);
  });

  it.each([
    [{ occurredAt: 'yesterday' }, 'occurredAt'],
    [{}, 'occurredAt'],
    [{ occurredAt: TEST_NOW, note: 'x'.repeat(501) }, 'note'],
  ])('rejects %j and names the field %s', async (body, field) => {
    const answer = await staff.call('PUT', `${TASKS}/${FILING.join('/')}/done`, body);
    expect([answer.status, Object.keys(answer.body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('is refused to anybody else', async () => {
    expect((await fetch(app.url + TASKS)).status).toBe(401);
  });
});

it('approving the site in New York has no date, and follows from its opening alone', async () => {
  await inState('NY');
  await homePageChanged(daysAgo(9));
  await homePageChanged(daysAgo(2));
  expect((await list()).tasks).toMatchObject([
    { task: 'ny-approve', state: 'open', dueOn: null, occurrences: { times: 1 } },
  ]);
});

it('names the facts that a statement needs and the firm has not entered', async () => {
  await inState('TX', { responsibleAttorney: null });
  const statement = { pack: 'us-tx', item: 'statement:tx-responsible' };
  expect((await list()).missing).toContainEqual({ ...statement, fields: ['responsibleAttorney'] });
  await inState('TX', { responsibleAttorney: 'Ada Quill' });
  expect((await list()).missing).toEqual([]);
});

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/client.ts';
import { MAX_BULK_ROWS } from '../../platform/pagination/rules.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'contactSubmissions'));

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function call(procedure: string, input: object) {
  const response = await postJson(`${app.url}/trpc/contact.${procedure}`, input, bearer(token));
  const body = await response.json();
  return { status: response.status, ids: body.result?.data?.ids?.sort() };
}

const stateOf = (id: string) =>
  app.deps.db
    .selectFrom('contactSubmissions')
    .select(['isRead', 'isResolved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const entriesOf = (ids: string[]) =>
  app.deps.db
    .selectFrom('auditLog')
    .select(['actor', 'action', 'entityId', 'before', 'after'])
    .where('entityId', 'in', ids)
    .orderBy('id')
    .execute();

const UNREAD = { isRead: false, isResolved: false };
const READ = { isRead: true, isResolved: false };
const RESOLVED = { isRead: true, isResolved: true };

describe('a bulk change', () => {
  it('returns the messages that it changed, and audits each of them', async () => {
    const unread = await insertMessage(app.deps.db);
    const read = await insertMessage(app.deps.db, READ);
    const done = await insertMessage(app.deps.db, RESOLVED);
    const input = { ids: [unread, read, done, NOBODY], state: 'resolved' };
    expect(await call('triageMany', input)).toEqual({ status: 200, ids: [unread, read].sort() });
    expect(await stateOf(unread)).toEqual(RESOLVED);
    const entries = await entriesOf([unread, read, done]);
    expect(new Set(entries)).toEqual(
      new Set(
        [
          { entityId: unread, before: UNREAD },
          { entityId: read, before: READ },
        ].map((entry) => ({
          ...entry,
          actor: 'admin',
          action: 'contact.resolve',
          after: RESOLVED,
        })),
      ),
    );
    expect((await call('triageMany', input)).ids).toEqual([]);
  });

  it('to read leaves resolved ones resolved', async () => {
    const unread = await insertMessage(app.deps.db);
    const done = await insertMessage(app.deps.db, { isRead: false, isResolved: true });
    const { ids } = await call('triageMany', { ids: [unread, done], state: 'read' });
    expect(ids).toEqual([unread, done].sort());
    expect([await stateOf(unread), await stateOf(done)]).toEqual([READ, RESOLVED]);
  });

  it.each([
    ['no messages', { ids: [], state: 'read' }],
    ['too many', { ids: Array(MAX_BULK_ROWS + 1).fill(NOBODY), state: 'read' }],
    ['an unknown state', { ids: [NOBODY], state: 'gone' }],
  ])('refuses %s', async (_what, input) => {
    expect((await call('triageMany', input)).status).toBe(400);
  });
});

/**
 * Makes `change` the victim of a deadlock: it has locked the first message when another transaction, which has locked
 * the third, waits for the first; then `change` continues to the third message. Postgres aborts `change`, because the
 * deadlock timeout of the other transaction is longer.
 */
async function duringDeadlock<Result>(ids: readonly string[], change: () => Promise<Result>) {
  const [first = '', second = '', third = ''] = ids.toSorted();
  const { db } = app.deps;
  const touch = (on: Db, id: string) =>
    on.updateTable('contactSubmissions').set({ isSpam: false }).where('id', '=', id).execute();
  const pidOf = async (on: Db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(on);
    return rows[0]?.pid;
  };
  const untilFound = (process: RawBuilder<boolean>) =>
    expect
      .poll(
        async () => (await sql`select from pg_stat_activity where ${process}`.execute(db)).rows,
        { interval: 20 },
      )
      .toHaveLength(1);
  // Promises are returned in arrays, because the transactions must not wait for them.
  const [changed] = await db.transaction().execute(async (tx) => {
    await sql`set local deadlock_timeout = '1min'`.execute(tx);
    await touch(tx, third);
    const pid = await pidOf(tx);
    const [changed, locked] = await db.transaction().execute(async (gate) => {
      await touch(gate, second);
      const changed = change();
      await untilFound(
        sql`query like '%for update%' and ${await pidOf(gate)} = any(pg_blocking_pids(pid))`,
      );
      const locked = touch(tx, first);
      await untilFound(sql`pid = ${pid} and cardinality(pg_blocking_pids(pid)) > 0`);
      return [changed, locked] as const;
    });
    await locked;
    return [changed] as const;
  });
  return changed;
}

describe('a deadlock with background work', () => {
  it('makes a bulk change and its undo begin again', async () => {
    const { db } = app.deps;
    const ids = [await insertMessage(db), await insertMessage(db), await insertMessage(db)];
    const input = { ids, state: 'resolved' };
    const done = { status: 200, ids: ids.toSorted() };
    expect(await duringDeadlock(ids, () => call('triageMany', input))).toEqual(done);
    expect(await duringDeadlock(ids, () => call('undoTriageMany', input))).toEqual(done);
  });
});

describe('its undo', () => {
  it('restores exactly the earlier states', async () => {
    const unread = await insertMessage(app.deps.db);
    const read = await insertMessage(app.deps.db, READ);
    const input = { ids: [unread, read], state: 'resolved' };
    await call('triageMany', input);
    expect((await call('undoTriageMany', input)).ids).toEqual([unread, read].sort());
    expect([await stateOf(unread), await stateOf(read)]).toEqual([UNREAD, READ]);
    expect((await entriesOf([unread])).at(-1)).toMatchObject({
      action: 'contact.unresolve',
      before: RESOLVED,
      after: UNREAD,
    });
    expect((await call('undoTriageMany', input)).ids).toEqual([]);
  });

  it('skips what a colleague has changed since', async () => {
    const mine = await insertMessage(app.deps.db);
    const theirs = await insertMessage(app.deps.db);
    await call('triageMany', { ids: [mine, theirs], state: 'read' });
    await app.deps.db
      .insertInto('auditLog')
      .values({
        actor: 'maren',
        action: 'contact.resolve',
        entity: 'contact_submissions',
        entityId: theirs,
      })
      .execute();
    const { ids } = await call('undoTriageMany', { ids: [mine, theirs], state: 'read' });
    expect(ids).toEqual([mine]);
    expect(await stateOf(theirs)).toEqual(READ);
  });
});

it('the messages that match a filter are found by its words and its status', async () => {
  const found = await insertMessage(app.deps.db, { message: 'A zebra.' });
  await insertMessage(app.deps.db, { message: 'A zebra.', ...RESOLVED });
  await insertMessage(app.deps.db);
  const input = encodeURIComponent(JSON.stringify({ q: 'zebr', status: 'unresolved' }));
  const response = await fetch(`${app.url}/trpc/contact.matching?input=${input}`, {
    headers: bearer(token),
  });
  expect((await response.json()).result.data).toEqual({ ids: [found], isCut: false });
});

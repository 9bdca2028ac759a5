import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { recordFetch } from '../news/sources/fetching/queries.ts';
import { type DynamoFaultProxy, startDynamoFaultProxy } from './testing/dynamo-fault-proxy.ts';
import { NO_FAULTS } from './testing/dynamo-faults.ts';
import { type DynamoPeer, startDynamoPeer } from './testing/dynamo-peer.ts';
import { startWizard, type TestWizard } from './testing/migration-wizard.ts';

let peer: DynamoPeer;
let proxy: DynamoFaultProxy;
let wizard: TestWizard;
beforeAll(async () => {
  peer = await startDynamoPeer();
  proxy = await startDynamoFaultProxy(peer.endpoint);
  wizard = await startWizard({ endpoint: proxy.endpoint });
});
afterAll(async () => {
  await wizard.app.close();
  await proxy.close();
  await peer.close();
});
beforeEach(async () => {
  await deleteAll(wizard.app.deps.db, 'migrationRuns');
  await peer.deleteTable();
  proxy.operations.length = 0;
  proxy.refuse(null);
  proxy.writes = NO_FAULTS;
});

const stepOf = async () => (await wizard.look()).step;

/** Starts a copy and blocks it at its first batch by throttling. */
async function startHeld() {
  await wizard.run('create-table');
  proxy.writes = { ...NO_FAULTS, throttled: 1 };
  const { body } = await wizard.start('migrate');
  await expect.poll(() => proxy.operations).toContain('BatchWriteItem');
  return body;
}

describe('the wizard', () => {
  it('proceeds step by step, as reported by its documented calls', async () => {
    expect(await stepOf()).toBe('table');
    const { body: before } = await wizard.staff.call('GET', '/api/admin/migration/status');
    expect(before).toEqual({
      postgresConfigured: true,
      awsConfigured: true,
      awsRegion: 'local',
      ready: true,
      run: null,
    });
    expect(await wizard.run('create-table')).toMatchObject({ state: 'done', message: null });
    expect(await stepOf()).toBe('migrate');
    const copied = await wizard.run('migrate');
    expect(copied).toMatchObject({ state: 'done', startedBy: 'admin', message: null });
    expect(copied.tables.map(({ table }) => table)).toEqual([
      ...['users', 'testimonials', 'blog_posts', 'contact_submissions', 'probate_calculations'],
      ...['theme_settings', 'appointments', 'calendar_settings', 'email_settings', 'blog_sources'],
      ...['external_blog_articles', 'component_visibility_settings'],
    ]);
    expect(copied.tables.every(({ rows, rowsDone, isDone }) => isDone && rows === rowsDone)).toBe(
      true,
    );
    expect(await stepOf()).toBe('verify');
    await wizard.run('verify');
    const { step, report, copy } = await wizard.look();
    expect([step, report?.agrees, report?.differenceCount]).toEqual(['complete', true, 0]);
    expect(copy).toMatchObject({ refused: [], compressed: [], repaired: 0, deleted: 0 });
    expect(report?.tables.find(({ table }) => table === 'blog_posts')).toMatchObject({
      sourceRows: 6,
      targetRows: 6,
    });
  });

  it('verifies a copy after news were fetched that brought nothing new', async () => {
    const { db } = wizard.app.deps;
    const { id } = await db
      .insertInto('blogSources')
      .values({ name: 'Bar', url: 'https://bar.example/feed', type: 'rss' })
      .returning('id')
      .executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await deleteAll(db, 'blogSources');
    });
    for (const step of ['create-table', 'migrate'] as const) await wizard.run(step);
    const at = new Date('2031-03-11T09:00:00Z');
    await db
      .transaction()
      .execute((tx) => recordFetch(tx, id, { lastFetched: at, nextFetchAt: at, failures: 0 }));
    await wizard.run('verify');
    const { report } = await wizard.look();
    expect([report?.agrees, report?.differences]).toEqual([true, []]);
    await db.updateTable('blogSources').set({ name: 'Renamed' }).execute();
    await wizard.run('verify');
    const { report: after } = await wizard.look();
    expect(after?.differences[0]?.fields).toEqual(['name', 'updatedAt']);
  });

  it('sends the requests that its policy allows, and no others', async () => {
    for (const step of ['create-table', 'migrate', 'verify'] as const) await wizard.run(step);
    // Something to repair, so that every kind of request is sent.
    await peer.put({ PK: { S: 'blog_posts#extra' }, SK: { S: 'row' } });
    await wizard.run('migrate');
    const { Statement } = JSON.parse((await wizard.look()).policy);
    const sent = [...new Set(proxy.operations)].map((name) => `dynamodb:${name}`);
    expect(sent.sort()).toEqual(Statement[0].Action.toSorted());
    expect(Statement[0].Resource).toBe('arn:aws:dynamodb:local:*:table/lawfront');
  });

  it('rejects a step out of order without changes', async () => {
    for (const [step, reason] of [
      ['migrate', 'no_table'],
      ['verify', 'no_table'],
    ] as const) {
      const { status, body } = await wizard.start(step);
      expect([status, body.reason]).toEqual([409, reason]);
    }
    await wizard.run('create-table');
    expect((await wizard.start('verify')).body.reason).toBe('not_copied');
    expect(proxy.operations).not.toContain('Scan');
  });

  it('requires the table again after its deletion', async () => {
    await wizard.run('create-table');
    proxy.refuse('denied', ['BatchWriteItem']);
    await wizard.run('migrate');
    proxy.refuse(null);
    await peer.deleteTable();
    const failed = await wizard.run('migrate');
    expect(failed).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('There is no table lawfront'),
    });
    expect(await stepOf()).toBe('table');
    await wizard.run('create-table');
    expect(await wizard.look()).toMatchObject({ step: 'migrate', canResume: false });
    await wizard.run('migrate');
    expect((await wizard.run('verify')).state).toBe('done');
    expect(await stepOf()).toBe('complete');
  });

  it('audits who started and cancelled what', async () => {
    await startHeld();
    await wizard.cancel();
    const entries = await wizard.staff.auditLog(3);
    expect(entries.map(({ actor, action, entity }) => [actor, action, entity])).toEqual([
      ['admin', 'migration.cancel', 'migration_runs'],
      ['admin', 'migration.migrate', 'migration_runs'],
      ['admin', 'migration.create-table', 'migration_runs'],
    ]);
    proxy.writes = NO_FAULTS;
    await wizard.ended();
  });
});

describe('one run at a time', () => {
  it('concurrent starts join one run', async () => {
    await wizard.run('create-table');
    const answers = await Promise.all(Array.from({ length: 20 }, () => wizard.start('migrate')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await wizard.ended();
    const runs = await wizard.app.deps.db
      .selectFrom('migrationRuns')
      .select('id')
      .where('action', '=', 'migrate')
      .execute();
    expect(runs).toHaveLength(1);
  });

  it('two servers on one database share it', async () => {
    const { database } = wizard.app.deps.config;
    if (database.kind !== 'external') throw new Error('It has a database of its own');
    const other = await startWizard({
      endpoint: proxy.endpoint,
      env: { DATABASE_URL: database.url },
    });
    onTestFinished(() => other.app.close());
    await wizard.run('create-table');
    proxy.writes = { ...NO_FAULTS, throttled: 1 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? wizard : other).start('migrate')),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await other.look()).run?.id).toBe(answers[0]?.body.id);
    await other.cancel();
    proxy.writes = NO_FAULTS;
    expect((await wizard.ended()).state).toBe('cancelled');
  });

  it('no other action can start meanwhile', async () => {
    await startHeld();
    const { status, body } = await wizard.start('create-table');
    expect([status, body.reason]).toEqual([409, 'another_run_active']);
    expect(body.message).toContain('The data is being copied');
    proxy.writes = NO_FAULTS;
    expect((await wizard.ended()).state).toBe('done');
  });
});

it('a runner that lost its lease writes nothing', async () => {
  const { id } = await startHeld();
  const { db } = wizard.app.deps;
  await db.updateTable('migrationRuns').set({ runner: 'another' }).where('id', '=', id).execute();
  proxy.writes = NO_FAULTS;
  const jobOf = sql<{ state: string }>`
    select state from pgboss.job where name = 'run-migration' and data ->> 'runId' = ${id}`;
  await expect.poll(async () => (await jobOf.execute(db)).rows).toEqual([{ state: 'completed' }]);
  const { run } = await wizard.look();
  expect(run?.state).toBe('running');
  expect(run?.tables.map(({ rowsDone }) => rowsDone)).toEqual(run?.tables.map(() => 0));
});

it('a server that stops does not wait for DynamoDB', async () => {
  const stopping = await startWizard({ endpoint: proxy.endpoint });
  onTestFinished(() => stopping.app.close());
  await stopping.run('create-table');
  proxy.writes = { ...NO_FAULTS, throttled: 1 };
  await stopping.start('migrate');
  const throttled = proxy.counts.writes.throttled;
  await expect.poll(() => proxy.counts.writes.throttled).toBeGreaterThan(throttled);
  const began = performance.now();
  await stopping.app.stop();
  // Less than the time for which the shutdown waits for a job that does not stop by itself.
  expect(performance.now() - began).toBeLessThan(5_000);
});

describe('a copy that is cancelled', () => {
  it('stops at its next step, and resumes where it was', async () => {
    const { id } = await startHeld();
    await wizard.cancel();
    const { run } = await wizard.look();
    // The worker of the run may have noticed the cancellation already.
    expect(run?.isCancelling || run?.state === 'cancelled').toBe(true);
    proxy.writes = NO_FAULTS;
    expect(await wizard.ended()).toMatchObject({ id, state: 'cancelled' });
    expect(await wizard.look()).toMatchObject({ step: 'migrate', canResume: true });
    const resumed = await wizard.run('migrate');
    expect(resumed).toMatchObject({ id, state: 'done' });
  });

  it('can be restarted from the beginning', async () => {
    const { id } = await startHeld();
    await wizard.cancel();
    proxy.writes = NO_FAULTS;
    await wizard.ended();
    const again = await wizard.run('migrate', { restart: true });
    expect(again.id).not.toBe(id);
    expect(again.state).toBe('done');
  });

  it('returns an error when there is no active run', async () => {
    const { status, body } = await wizard.staff.call('POST', '/trpc/migration.cancel', {});
    expect([status, body.error.data.reason]).toEqual([409, 'no_active_run']);
  });

  it('rejects invalid choices by name', async () => {
    const { status, body } = await wizard.start('migrate', { restart: 'maybe' });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['restart']]);
  });
});

it('a dry run estimates the cost of a copy, and writes nothing', async () => {
  await wizard.dryRun();
  expect((await wizard.ended()).state).toBe('done');
  const { estimate, step } = await wizard.look();
  expect(step).toBe('table');
  expect(estimate).toMatchObject({ compressed: [], refused: [], cost: { copy: '0.01' } });
  const posts = estimate?.tables.find(({ table }) => table === 'blog_posts');
  expect(posts?.rows).toBe(6);
  // Each post is some KB, and is written into the index as well.
  expect(posts?.writeUnits).toBeGreaterThan(2 * 6);
  expect(proxy.operations).toEqual([]);
});

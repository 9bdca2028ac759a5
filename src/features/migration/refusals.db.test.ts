import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { type DynamoFaultProxy, startDynamoFaultProxy } from './testing/dynamo-fault-proxy.ts';
import { NO_FAULTS } from './testing/dynamo-faults.ts';
import { type DynamoPeer, startDynamoPeer } from './testing/dynamo-peer.ts';
import { startWizard, type TestWizard } from './testing/migration-wizard.ts';

let peer: DynamoPeer;
let proxy: DynamoFaultProxy;
let wizard: TestWizard;
/** A wizard with a short retry timeout. */
let hasty: TestWizard;
beforeAll(async () => {
  peer = await startDynamoPeer();
  proxy = await startDynamoFaultProxy(peer.endpoint);
  wizard = await startWizard({ endpoint: proxy.endpoint });
  hasty = await startWizard({ endpoint: proxy.endpoint, retryTimeoutMs: 2_000 });
});
afterAll(async () => {
  await wizard.app.close();
  await hasty.app.close();
  await proxy.close();
  await peer.close();
});
beforeEach(async () => {
  proxy.refuse(null);
  proxy.writes = NO_FAULTS;
  for (const { app } of [wizard, hasty]) {
    await deleteAll(app.deps.db, 'migrationRuns');
  }
  await peer.deleteTable();
});

type Refusal = Parameters<DynamoFaultProxy['refuse']>[0];

const REFUSALS: readonly (readonly [Refusal, string, string])[] = [
  ['denied', 'dynamodb:DescribeTable', 'Attach the policy'],
  ['unknown-key', 'AWS does not take the credentials', 'Check AWS_ACCESS_KEY_ID'],
  ['closed', 'cannot be reached', 'Check AWS_REGION'],
];

describe.each(REFUSALS)('DynamoDB that is %s', (how, what, advice) => {
  it('creates no table, says what to do, and allows a retry', async () => {
    proxy.refuse(how);
    const failed = await hasty.run('create-table');
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining(what) });
    expect(failed.message).toContain(advice);
    expect((await hasty.look()).step).toBe('table');
    proxy.refuse(null);
    expect((await hasty.run('create-table')).state).toBe('done');
  });

  it('prevents copying and verifying', async () => {
    await hasty.run('create-table');
    proxy.refuse(how);
    expect(await hasty.run('migrate')).toMatchObject({
      state: 'failed',
      message: expect.stringContaining(what),
    });
    expect(await peer.scan()).toEqual([]);
    expect((await hasty.look()).step).toBe('migrate');
    proxy.refuse(null);
    expect((await hasty.run('migrate')).state).toBe('done');
    proxy.refuse(how);
    expect((await hasty.run('verify')).state).toBe('failed');
    expect(await hasty.look()).toMatchObject({ step: 'verify', report: null });
  });
});

it.each([
  ['CreateTable', 'create-table', 'table'],
  ['UpdateContinuousBackups', 'create-table', 'table'],
  ['BatchWriteItem', 'migrate', 'migrate'],
  ['Scan', 'migrate', 'migrate'],
] as const)('a missing right to do %s is named', async (operation, step, stays) => {
  if (step === 'migrate') await wizard.run('create-table');
  proxy.refuse('denied', [operation]);
  const { state, message } = await wizard.run(step);
  expect([state, message]).toEqual(['failed', expect.stringContaining(`dynamodb:${operation} `)]);
  expect((await wizard.look()).step).toBe(stays);
});

it('the copy waits for an unavailable DynamoDB and can then be resumed', async () => {
  await hasty.run('create-table');
  proxy.writes = { ...NO_FAULTS, throttled: 1 };
  await hasty.start('migrate');
  await expect
    .poll(async () => (await hasty.look()).run?.message)
    .toContain('is busy (ProvisionedThroughputExceededException)');
  expect((await hasty.ended()).state).toBe('failed');
  proxy.writes = NO_FAULTS;
  expect(await hasty.look()).toMatchObject({ step: 'migrate', canResume: true });
  expect((await hasty.run('migrate')).state).toBe('done');
});

it('an interrupted response is requested again', async () => {
  await wizard.run('create-table');
  proxy.refuse('cut', ['BatchWriteItem', 'Scan']);
  await wizard.start('migrate');
  const asked = () => proxy.operations.filter((name) => name === 'BatchWriteItem').length;
  const before = asked();
  await expect.poll(asked).toBeGreaterThan(before + 1);
  proxy.refuse(null);
  expect((await wizard.ended()).state).toBe('done');
});

it('a stalled response does not prevent cancelling', async () => {
  await wizard.run('create-table');
  proxy.refuse('stall', ['BatchWriteItem']);
  const asked = proxy.operations.length;
  await wizard.start('migrate');
  await expect.poll(() => proxy.operations.slice(asked)).toContain('BatchWriteItem');
  const began = performance.now();
  await wizard.cancel();
  expect((await wizard.ended()).state).toBe('cancelled');
  expect(performance.now() - began).toBeLessThan(10_000);
  proxy.refuse(null);
  expect((await wizard.run('migrate')).state).toBe('done');
});

it('a failed creation of the table leaves the wizard at its step', async () => {
  for (const step of ['create-table', 'migrate', 'verify'] as const) await hasty.run(step);
  proxy.refuse('denied', ['UpdateContinuousBackups']);
  expect((await hasty.run('create-table')).state).toBe('failed');
  proxy.refuse('closed');
  expect((await hasty.run('verify')).state).toBe('failed');
  expect((await hasty.look()).step).toBe('complete');
});

it('a table recreated elsewhere has to be generated again', async () => {
  for (const step of ['create-table', 'migrate'] as const) await wizard.run(step);
  await peer.deleteTable();
  await peer.createTable();
  expect(await wizard.run('verify')).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('is not the one that was generated'),
  });
  expect((await wizard.look()).step).toBe('table');
});

describe('an existing table', () => {
  it('is used if its schema fits, whatever else it contains', async () => {
    await peer.createTable({
      BillingMode: 'PROVISIONED',
      ProvisionedThroughput: { ReadCapacityUnits: 5, WriteCapacityUnits: 5 },
      GlobalSecondaryIndexes: [
        {
          IndexName: 'GSI1',
          KeySchema: [
            { AttributeName: 'GSI1PK', KeyType: 'HASH' },
            { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
          ProvisionedThroughput: { ReadCapacityUnits: 5, WriteCapacityUnits: 5 },
        },
      ],
    });
    const asked = proxy.operations.length;
    expect((await wizard.run('create-table')).state).toBe('done');
    expect(proxy.operations.slice(asked)).not.toContain('CreateTable');
  });

  it.each([
    [
      'another key',
      {
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'N' }],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        GlobalSecondaryIndexes: undefined,
      },
      ['its key is id (HASH, N), not PK (HASH, S) and SK (RANGE, S)', 'it has no index GSI1'],
    ],
    [
      'a narrower index',
      {
        GlobalSecondaryIndexes: [
          {
            IndexName: 'GSI1',
            KeySchema: [
              { AttributeName: 'GSI1PK', KeyType: 'HASH' },
              { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
            ],
            Projection: { ProjectionType: 'KEYS_ONLY' },
          },
        ],
      },
      ['the projection of GSI1 is KEYS_ONLY, not ALL'],
    ],
  ] as const)('is refused with %s', async (_what, shape, differences) => {
    await peer.createTable(shape as never);
    const { state, message } = await wizard.run('create-table');
    expect(state).toBe('failed');
    for (const difference of differences) expect(message).toContain(difference);
    expect(message).toContain('Set DYNAMODB_TABLE to another name');
    expect((await wizard.look()).step).toBe('table');
  });
});

it('rows changed or deleted during a copy end up as in Postgres', async () => {
  const { db } = wizard.app.deps;
  const ids = Array.from({ length: 200 }, (_, i) => `row-${String(i).padStart(3, '0')}`);
  await db
    .insertInto('testimonials')
    .values(ids.map((id) => ({ id, clientName: id, content: 'C', practiceArea: 'other' })))
    .execute();
  await wizard.run('create-table');
  proxy.writes = { ...NO_FAULTS, throttled: 0.6 };
  await wizard.start('migrate');
  const copied = async () =>
    (await wizard.look()).run?.tables.find(({ table }) => table === 'testimonials')?.rowsDone ?? 0;
  await expect.poll(copied, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(25);
  proxy.writes = { ...NO_FAULTS, throttled: 1 };
  expect(await copied()).toBeLessThan(200);

  // Changes rows that have been copied already, and rows that have not.
  await db
    .updateTable('testimonials')
    .set({ content: 'D' })
    .where('id', 'in', ['row-003', 'row-190'])
    .execute();
  await db.deleteFrom('testimonials').where('id', 'in', ['row-004', 'row-191']).execute();
  await db
    .insertInto('testimonials')
    .values(
      ['row-002a', 'row-189a'].map((id) => ({
        id,
        clientName: id,
        content: 'C',
        practiceArea: 'other',
      })),
    )
    .execute();
  proxy.writes = NO_FAULTS;
  expect((await wizard.ended()).state).toBe('done');
  expect((await wizard.look()).copy).toMatchObject({
    repaired: expect.any(Number),
    deleted: expect.any(Number),
  });
  await wizard.run('verify');
  const { report, step } = await wizard.look();
  expect([report?.differences, step]).toEqual([[], 'complete']);
  const stored = (await peer.scan()).filter(({ GSI1PK }) => GSI1PK?.S === 'testimonials');
  const byId = new Map(stored.map(({ id, content }) => [id?.S, content?.S]));
  expect(
    ['row-003', 'row-190', 'row-004', 'row-191', 'row-002a', 'row-189a'].map((id) => byId.get(id)),
  ).toEqual(['D', 'D', undefined, undefined, 'C', 'C']);
  await db.deleteFrom('testimonials').where('id', 'like', 'row-%').execute();
});

it('a server without a configured destination reports it, and starts nothing', async () => {
  const without = await startWizard({ env: { AWS_REGION: 'us-west-2' } });
  const { body } = await without.staff.call('GET', '/api/admin/migration/status');
  expect(body).toMatchObject({ awsConfigured: false, awsRegion: 'us-west-2', ready: false });
  const { status, body: refusal } = await without.start('create-table');
  expect([status, refusal.reason]).toEqual([409, 'not_ready']);
  expect(refusal.message).toContain('Set AWS_REGION and AWS credentials');
  expect((await without.look()).step).toBe('setup');
  await without.app.close();
});

it('an unresolvable address is distinguished from one that responds', async () => {
  const nowhere = await startWizard({
    endpoint: 'http://dynamodb.us-nowhere-1.invalid',
    env: { AWS_REGION: 'us-nowhere-1' },
    retryTimeoutMs: 2_000,
  });
  const { state, message } = await nowhere.run('create-table');
  expect(state).toBe('failed');
  expect(message).toMatch(/cannot be reached \((ENOTFOUND|EAI_AGAIN)\).*now us-nowhere-1/);
  await nowhere.app.close();
});

import {
  BatchWriteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DynamoFaultProxy, startDynamoFaultProxy } from './dynamo-fault-proxy.ts';
import { BAD_DAY, NO_FAULTS } from './dynamo-faults.ts';
import { type DynamoItem, type DynamoPeer, startDynamoPeer } from './dynamo-peer.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const TableName = 'lawfront';

let peer: DynamoPeer;
let proxy: DynamoFaultProxy;
let client: DynamoDBClient;

beforeEach(async () => {
  peer = await startDynamoPeer();
  await peer.createTable();
  await front({});
});
afterEach(async () => {
  client.destroy();
  await proxy.close();
  await peer.close();
});

/** Puts another proxy in front, for a client that tries everything once. */
async function front(options: Parameters<typeof startDynamoFaultProxy>[1]): Promise<void> {
  client?.destroy();
  await proxy?.close();
  proxy = await startDynamoFaultProxy(peer.endpoint, options);
  client = new DynamoDBClient({
    endpoint: proxy.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
}

const item = (id: number): DynamoItem => ({ PK: { S: `ROW#${id}` }, SK: { S: 'row' } });

async function write(from: number, count: number): Promise<DynamoItem[]> {
  const puts = Array.from({ length: count }, (_, i) => ({ PutRequest: { Item: item(from + i) } }));
  const batch = new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } });
  const { UnprocessedItems = {} } = await client.send(batch);
  return (UnprocessedItems[TableName] ?? []).map(({ PutRequest }) => PutRequest?.Item ?? {});
}

const sorted = (items: DynamoItem[]) => items.map(({ PK }) => PK?.S).sort();

it('passes everything on when nothing is to go wrong, and remembers what was asked', async () => {
  expect(await write(0, 25)).toEqual([]);
  const { Items } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  await client.send(new DescribeTableCommand({ TableName }));
  expect(Items).toHaveLength(25);
  expect(proxy.operations).toEqual(['BatchWriteItem', 'Scan', 'DescribeTable']);
});

it('leaves some of a batch undone, and names just those', async () => {
  proxy.writes = { ...NO_FAULTS, unprocessed: 1 };
  const undone = await write(0, 25);
  expect(undone.length).toBeGreaterThan(0);
  const found = await peer.scan();
  expect(found.length).toBeGreaterThan(0);
  const all = Array.from({ length: 25 }, (_, id) => item(id));
  expect(sorted([...found, ...undone])).toEqual(sorted(all));
  expect(await write(99, 1)).toEqual([]);
});

it('throttles and fails without doing anything', async () => {
  proxy.writes = { ...NO_FAULTS, throttled: 1 };
  await expect(write(0, 2)).rejects.toMatchObject({
    name: 'ProvisionedThroughputExceededException',
  });
  proxy.writes = { ...NO_FAULTS, failed: 1 };
  await expect(write(0, 2)).rejects.toMatchObject({
    name: 'InternalServerError',
    $metadata: { httpStatusCode: 500 },
  });
  expect(await peer.scan()).toEqual([]);
});

it('writes and does not answer', async () => {
  proxy.writes = { ...NO_FAULTS, unanswered: 1 };
  await expect(write(0, 2)).rejects.toThrow(/hang up|ECONNRESET/);
  expect(await peer.scan()).toHaveLength(2);
});

it('does to reads what it is told, and not what it does to writes', async () => {
  await front({ writes: { ...NO_FAULTS, failed: 1 } });
  const scan = () => client.send(new ScanCommand({ TableName }));
  await expect(scan()).resolves.toMatchObject({ Count: 0 });
  proxy.reads = { ...NO_FAULTS, throttled: 1 };
  await expect(scan()).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
  await expect(client.send(new DescribeTableCommand({ TableName }))).resolves.toBeDefined();
  expect(proxy.counts.reads).toMatchObject({ passed: 1, throttled: 1 });
});

it('has the same bad day for the same seed', async () => {
  const dayOf = async (seed: number) => {
    await front({ seed, writes: BAD_DAY });
    const day: string[] = [];
    for (let i = 0; i < 100; i += 1) {
      day.push(
        await write(0, 2).then(
          ({ length }) => `${length} undone`,
          ({ name }) => name,
        ),
      );
    }
    return { day, counts: proxy.counts.writes };
  };
  const { day, counts } = await dayOf(7);
  expect((await dayOf(7)).day).toEqual(day);
  expect((await dayOf(8)).day).not.toEqual(day);
  expect(counts.unprocessed).toBeGreaterThan(8);
  expect(counts.passed).toBeGreaterThan(40);
  for (const fault of ['throttled', 'failed', 'unanswered'] as const) {
    expect(counts[fault]).toBeGreaterThan(0);
  }
});

it('refuses all or some in the words of Amazon, until it no longer does', async () => {
  proxy.refuse('denied', ['BatchWriteItem']);
  await expect(write(0, 1)).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringContaining(
      'not authorized to perform: dynamodb:BatchWriteItem on resource: arn:aws:dynamodb:us-west-2:123456789012:table/lawfront',
    ),
  });
  const describe = () => client.send(new DescribeTableCommand({ TableName }));
  await expect(describe()).resolves.toBeDefined();
  proxy.refuse('unknown-key');
  await expect(describe()).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  proxy.refuse('closed');
  await expect(describe()).rejects.toThrow(/hang up|ECONNRESET/);
  proxy.refuse('hang');
  await expect(describe()).rejects.toMatchObject({ name: 'TimeoutError' });
  proxy.refuse(null);
  await expect(write(0, 1)).resolves.toEqual([]);
});

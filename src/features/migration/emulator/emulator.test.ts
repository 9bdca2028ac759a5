import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dynamoClient, startDynamoPeer } from '../testing/dynamo-peer.ts';
import { type Emulator, openEmulator } from './open-emulator.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const OPEN = path.join(import.meta.dirname, 'open-emulator.ts');
const KEY = { PK: { S: 'CONTACT#1' }, SK: { S: 'ROW' } };
const TableName = 'rows';

let dataDir: string;
const opened: Emulator[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-emulator-'));
});
afterEach(async () => {
  for (const emulator of opened.splice(0)) await emulator.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Remembers in `pids` which processes were started. */
function open(pids: number[] = [], unlockTimeoutMs?: number): Emulator {
  const info = (fields: object) => pids.push((fields as { emulatorPid: number }).emulatorPid);
  const emulator = openEmulator({ dataDir, unlockTimeoutMs, log: { info, warn() {} } });
  opened.push(emulator);
  return emulator;
}

async function createTable(endpoint: string): Promise<void> {
  await dynamoClient(endpoint).send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
    }),
  );
}

async function statusOf(endpoint: string): Promise<string | undefined> {
  const { Table } = await dynamoClient(endpoint).send(new DescribeTableCommand({ TableName }));
  return Table?.TableStatus;
}

async function put(endpoint: string): Promise<void> {
  await expect.poll(() => statusOf(endpoint)).toBe('ACTIVE');
  const Item = { ...KEY, name: { S: 'Ada' } };
  await dynamoClient(endpoint).send(new PutItemCommand({ TableName, Item }));
}

async function nameIn(endpoint: string): Promise<string | undefined> {
  const asked = new GetItemCommand({ TableName, Key: KEY, ConsistentRead: true });
  const { Item } = await dynamoClient(endpoint).send(asked);
  return Item?.name?.S;
}

/** Kills the process that was started last, and waits until it has stopped answering. */
async function kill(pids: readonly number[], endpoint: string): Promise<void> {
  process.kill(pids.at(-1) ?? 0, 'SIGKILL');
  const answers = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
}

describe('the embedded emulator', () => {
  it('starts once for concurrent callers', async () => {
    const pids: number[] = [];
    const emulator = open(pids);
    const endpoints = await Promise.all([emulator.endpoint(), emulator.endpoint()]);
    expect(new Set(endpoints).size).toBe(1);
    expect(pids).toHaveLength(1);
  });

  it('requires the key in its URL', async () => {
    const endpoint = await open().endpoint();
    const { origin, hostname } = new URL(endpoint);
    expect(hostname).toBe('127.0.0.1');
    expect((await fetch(endpoint)).status).toBe(200);
    for (const address of [origin, `${origin}/guessed`, `${endpoint}x`]) {
      expect((await fetch(address)).status).toBe(403);
    }
  });

  it('persists data across restarts', async () => {
    const first = open();
    await createTable(await first.endpoint());
    await put(await first.endpoint());
    await first.close();
    await expect(first.endpoint()).rejects.toThrow('closed');
    expect(await nameIn(await open().endpoint())).toBe('Ada');
  });

  it('restarts at the same address with its data after SIGKILL', async () => {
    const pids: number[] = [];
    const emulator = open(pids);
    const endpoint = await emulator.endpoint();
    await createTable(endpoint);
    await put(endpoint);
    await kill(pids, endpoint);
    const nameNow = () => emulator.endpoint().then(nameIn);
    await expect.poll(nameNow).toBe('Ada');
    expect(await emulator.endpoint()).toBe(endpoint);
  });

  it('completes the creation of a table after a kill', async () => {
    const pids: number[] = [];
    const before = await open(pids).endpoint();
    await createTable(before);
    await kill(pids, before);
    const endpoint = await open().endpoint();
    await expect.poll(() => statusOf(endpoint)).toBe('ACTIVE');
  });

  it('exits when its parent is killed, and releases the folder', async () => {
    const script = `
      const { openEmulator } = await import(process.argv[1]);
      console.log(await openEmulator({ dataDir: process.argv[2] }).endpoint());
    `;
    const args = ['--input-type=module', '-e', script, OPEN, dataDir];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [endpoint] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
    await createTable(endpoint);
    await put(endpoint);
    parent.kill('SIGKILL');
    expect(await nameIn(await open().endpoint())).toBe('Ada');
    await expect(fetch(endpoint)).rejects.toThrow();
  });

  it('reports a folder locked by another process, and starts once it is free', async () => {
    const first = open();
    await first.endpoint();
    const second = open([], 200);
    await expect(second.endpoint()).rejects.toThrow(/dynamodb is in use by another process/);
    await first.close();
    await expect(second.endpoint()).resolves.toContain('http://127.0.0.1:');
  });

  it('survives a client that disconnects during a request', async () => {
    const endpoint = await open().endpoint();
    const { port, pathname } = new URL(endpoint);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('100 Continue');
    await new Promise((resolve) => socket.write('{"Tab', resolve));
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await fetch(endpoint)).status).toBe(200);
  });
});

describe('operations that a copy uses', () => {
  it('stores 25 items in one call, with bytes, empty text and nulls, and lists them by the index', async () => {
    const peer = await startDynamoPeer();
    await peer.createTable();
    const items = Array.from({ length: 25 }, (_, i) => ({
      PK: { S: `ROW#${i}` },
      SK: { S: 'ROW' },
      GSI1PK: { S: 'ROWS' },
      GSI1SK: { S: String(i).padStart(3, '0') },
      bytes: { B: Uint8Array.from({ length: 256 }, (_, byte) => byte) },
      empty: { S: '' },
      nothing: { NULL: true },
      words: { S: 'Ærøskøbing \u0000 👩🏽‍⚖️ “§ 1”' },
    }));
    const puts = items.map((Item) => ({ PutRequest: { Item } }));
    await peer.client.send(new BatchWriteItemCommand({ RequestItems: { lawfront: puts } }));
    const found = await peer.scan();
    expect(found).toHaveLength(25);
    expect(found).toEqual(expect.arrayContaining(items));
    const listed = await peer.client.send(
      new QueryCommand({
        TableName: 'lawfront',
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :rows and GSI1SK >= :from',
        ExpressionAttributeValues: { ':rows': { S: 'ROWS' }, ':from': { S: '020' } },
      }),
    );
    expect(listed.Items?.map(({ GSI1SK }) => GSI1SK?.S)).toEqual([
      '020',
      '021',
      '022',
      '023',
      '024',
    ]);
    await peer.close();
  });

  it('pages by a megabyte, and refuses an item above 400 KB', async () => {
    const peer = await startDynamoPeer();
    await peer.createTable();
    const item = (id: number, bytes: number) => ({
      PK: { S: `ROW#${id}` },
      SK: { S: 'ROW' },
      body: { B: new Uint8Array(bytes) },
    });
    for (let id = 0; id < 5; id += 1) await peer.put(item(id, 390 * 1024));
    await expect(peer.put(item(9, 401 * 1024))).rejects.toThrow('maximum allowed size');
    const page = new ScanCommand({ TableName: 'lawfront', ConsistentRead: true });
    const first = await peer.client.send(page);
    expect(first.Items?.length).toBeLessThan(5);
    expect(first.LastEvaluatedKey).toBeDefined();
    expect(await peer.scan()).toHaveLength(5);
    await peer.close();
  });
});

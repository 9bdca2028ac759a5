import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type AttributeValue,
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  PutItemCommand,
  paginateScan,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { openEmulator } from '../emulator/open-emulator.ts';

export type DynamoItem = Record<string, AttributeValue>;

export type DynamoPeer = {
  endpoint: string;
  /** Direct client, bypassing any proxy in front of it. */
  client: DynamoDBClient;
  /** Creates the product's table unless `shape` says otherwise. Resolves when it is ready. */
  createTable(shape?: Partial<CreateTableCommandInput>): Promise<void>;
  /** Does nothing if there is no such table. Resolves when it is deleted. */
  deleteTable(table?: string): Promise<void>;
  put(item: DynamoItem, table?: string): Promise<void>;
  /** Deletes the item with this one's keys. */
  delete(item: DynamoItem, table?: string): Promise<void>;
  /** Every item of the table, by consistent reads, in no particular order. */
  scan(table?: string): Promise<DynamoItem[]>;
  close(): Promise<void>;
};

const TABLE = 'lawfront';
const WAITER_SECONDS = { maxWaitTime: 10, minDelay: 0.05, maxDelay: 0.1 };

/** A third party's DynamoDB: the emulator in a temporary folder, which is deleted with it. */
export async function startDynamoPeer(): Promise<DynamoPeer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-dynamo-'));
  const emulator = openEmulator({ dataDir });
  const endpoint = await emulator.endpoint();
  const client = dynamoClient(endpoint);
  return {
    endpoint,
    client,
    async createTable(shape) {
      const input = { ...shapeOfTable(), ...shape };
      await client.send(new CreateTableCommand(input));
      await waitUntilTableExists({ client, ...WAITER_SECONDS }, { TableName: input.TableName });
    },
    async deleteTable(TableName = TABLE) {
      await client.send(new DeleteTableCommand({ TableName })).catch((error: Error) => {
        if (error.name !== 'ResourceNotFoundException') throw error;
      });
      await waitUntilTableNotExists({ client, ...WAITER_SECONDS }, { TableName });
    },
    async put(Item, TableName = TABLE) {
      await client.send(new PutItemCommand({ TableName, Item }));
    },
    async delete({ PK, SK }, TableName = TABLE) {
      if (!PK || !SK) throw new Error('An item has a PK and an SK');
      await client.send(new DeleteItemCommand({ TableName, Key: { PK, SK } }));
    },
    async scan(TableName = TABLE) {
      const items: DynamoItem[] = [];
      const pages = paginateScan({ client }, { TableName, ConsistentRead: true });
      for await (const { Items = [] } of pages) items.push(...Items);
      return items;
    },
    async close() {
      client.destroy();
      await emulator.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A client with dummy credentials. */
export function dynamoClient(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  return new DynamoDBClient({ endpoint, region: 'local', credentials });
}

function shapeOfTable() {
  const key = (partition: string, sort: string) => [
    { AttributeName: partition, KeyType: 'HASH' as const },
    { AttributeName: sort, KeyType: 'RANGE' as const },
  ];
  return {
    TableName: TABLE,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S' as const,
    })),
    KeySchema: key('PK', 'SK'),
    GlobalSecondaryIndexes: [
      {
        IndexName: 'GSI1',
        KeySchema: key('GSI1PK', 'GSI1SK'),
        Projection: { ProjectionType: 'ALL' as const },
      },
    ],
  };
}

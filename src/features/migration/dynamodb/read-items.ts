import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../source/documented-tables.ts';
import { callTarget, type RetryOptions } from './call-target.ts';
import type { DynamoTarget } from './dynamo-target.ts';
import { fieldsOf } from './items.ts';
import { type Key, partitionKey, readKey } from './keys.ts';

type StoredItem = Key & Record<string, unknown>;

/** A row as read back; without fields if its items are inconsistent. */
type TargetRow = {
  table: TableName;
  id: string;
  fields: Record<string, unknown> | undefined;
};

/** Rows as read, and the number of items that the wizard did not write. */
export type TargetPage = { rows: TargetRow[]; foreignItems: number };

/**
 * Scans the whole table with consistent reads, in pages of at most 1 MB and in no particular order. The items of one
 * row are adjacent, also across pages.
 */
export async function* scanRows(
  target: DynamoTarget,
  retryOptions: RetryOptions,
): AsyncGenerator<TargetPage> {
  let start: Record<string, unknown> | undefined;
  let open: StoredItem[] = [];
  do {
    const page = await callTarget(async (signal) => {
      const client = await target.connect();
      return client.send(
        new ScanCommand({
          TableName: target.table,
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
        { abortSignal: signal },
      );
    }, retryOptions);
    start = page.LastEvaluatedKey;
    const items = (page.Items ?? []) as StoredItem[];
    // Foreign items are dropped here, so that even a huge item collection does not fill the memory.
    const ours = items.filter(readKey);
    const groups = groupByRow([...open, ...ours]);
    open = start ? (groups.pop() ?? []) : [];
    yield { rows: await readGroups(groups), foreignItems: items.length - ours.length };
  } while (start);
}

/** All stored items of one row. */
export async function readRowItems(
  target: DynamoTarget,
  { table, id }: { table: TableName; id: string },
  retryOptions: RetryOptions,
): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await callTarget(async (signal) => {
      const client = await target.connect();
      return client.send(
        new QueryCommand({
          TableName: target.table,
          ConsistentRead: true,
          KeyConditionExpression: 'PK = :pk',
          ExpressionAttributeValues: { ':pk': partitionKey(table, id) },
          ...(start && { ExclusiveStartKey: start }),
        }),
        { abortSignal: signal },
      );
    }, retryOptions);
    start = page.LastEvaluatedKey;
    items.push(...((page.Items ?? []) as StoredItem[]).filter(readKey));
  } while (start);
  return items;
}

function groupByRow(items: readonly StoredItem[]): StoredItem[][] {
  const groups: StoredItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group?.[0]?.PK === item.PK) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

async function readGroups(groups: readonly StoredItem[][]): Promise<TargetRow[]> {
  const rows: TargetRow[] = [];
  for (const group of groups) {
    const key = group[0] && readKey(group[0]);
    if (key) rows.push({ ...key, fields: await fieldsOf(group) });
  }
  return rows;
}

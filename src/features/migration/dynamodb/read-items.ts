import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../source/copied-tables.ts';
import type { DynamoTarget } from './dynamo-target.ts';
import { fieldsOf } from './items.ts';
import { type Key, partitionKey, readKey } from './keys.ts';
import { type Patience, retryWithBackoff } from './retry-with-backoff.ts';

type StoredItem = Key & Record<string, unknown>;

/** A row as it was read back; without fields where its items do not belong together. */
type TargetRow = {
  table: TableName;
  id: string;
  fields: Record<string, unknown> | undefined;
};

/** Rows of the table as they stand, and how many items are none of ours. */
export type TargetPage = { rows: TargetRow[]; foreignItems: number };

/**
 * Reads the whole table back, consistently, page by page of at most 1 MB, in no order. The items of one row
 * follow one another, over the end of a page too.
 */
export async function* scanRows(
  target: DynamoTarget,
  patience: Patience,
): AsyncGenerator<TargetPage> {
  let start: Record<string, unknown> | undefined;
  let open: StoredItem[] = [];
  do {
    const page = await retryWithBackoff(async (signal) => {
      const client = await target.connect();
      return client.send(
        new ScanCommand({
          TableName: target.table,
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
        { abortSignal: signal },
      );
    }, patience);
    start = page.LastEvaluatedKey;
    const items = (page.Items ?? []) as StoredItem[];
    // Of others, even the largest collection of items takes no memory here.
    const ours = items.filter(readKey);
    const groups = groupByRow([...open, ...ours]);
    open = start ? (groups.pop() ?? []) : [];
    yield { rows: await readGroups(groups), foreignItems: items.length - ours.length };
  } while (start);
}

/** The items that are stored of one row, whole. */
export async function readRowItems(
  target: DynamoTarget,
  { table, id }: { table: TableName; id: string },
  patience: Patience,
): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await retryWithBackoff(async (signal) => {
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
    }, patience);
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

import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../source/copied-tables.ts';
import type { DynamoTarget } from './dynamo-target.ts';
import { fieldsOf } from './items.ts';
import { type Key, partitionKey, readKey } from './keys.ts';
import { type Patience, patiently } from './patiently.ts';

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
    const page = await patiently(async () => {
      const client = await target.connect();
      return client.send(
        new ScanCommand({
          TableName: target.table,
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
    }, patience);
    start = page.LastEvaluatedKey;
    const groups = groupByRow([...open, ...((page.Items ?? []) as StoredItem[])]);
    open = start ? (groups.pop() ?? []) : [];
    yield await readGroups(groups);
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
    const page = await patiently(async () => {
      const client = await target.connect();
      return client.send(
        new QueryCommand({
          TableName: target.table,
          ConsistentRead: true,
          KeyConditionExpression: 'PK = :pk',
          ExpressionAttributeValues: { ':pk': partitionKey(table, id) },
          ...(start && { ExclusiveStartKey: start }),
        }),
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

async function readGroups(groups: readonly StoredItem[][]): Promise<TargetPage> {
  const rows: TargetRow[] = [];
  let foreignItems = 0;
  for (const group of groups) {
    const ours = group.filter(readKey);
    foreignItems += group.length - ours.length;
    const key = ours[0] && readKey(ours[0]);
    if (key) rows.push({ ...key, fields: await fieldsOf(ours) });
  }
  return { rows, foreignItems };
}

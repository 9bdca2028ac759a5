import { isTableName, type TableName } from '../source/documented-tables.ts';

/** The key attributes, all of type string. `docs/dynamodb.md` explains each. */
export const KEY_ATTRIBUTES = ['PK', 'SK', 'GSI1PK', 'GSI1SK'] as const;

export type Key = { PK: string; SK: string };

/** Sort key of a row's main item, and of the parts that do not fit into it. */
export const ROW = 'row';
const PART = 'row#part#';
const PART_DIGITS = 4;

// Source: DynamoDB's limits for a partition key and for a sort key, in bytes.
const MAX_PARTITION_KEY_BYTES = 2_048;
const MAX_SORT_KEY_BYTES = 1_024;

export function partitionKey(table: TableName, id: string): string {
  return `${table}#${id}`;
}

export function partKey(number: number): string {
  return PART + String(number).padStart(PART_DIGITS, '0');
}

/** The table and id that a key belongs to, or undefined if the wizard did not write it. */
export function readKey({ PK, SK }: Key): { table: TableName; id: string } | undefined {
  const at = PK.indexOf('#');
  const table = PK.slice(0, Math.max(at, 0));
  if (!isTableName(table) || (SK !== ROW && !SK.startsWith(PART))) return undefined;
  return { table, id: PK.slice(at + 1) };
}

/** Index keys that list the rows of a table by time. */
export function indexKeys(table: TableName, { id, createdAt }: { id: string; createdAt: string }) {
  return { GSI1PK: table, GSI1SK: `${createdAt}#${id}` };
}

export function fitsKeys(table: TableName, row: { id: string; createdAt: string }): boolean {
  return (
    Buffer.byteLength(partitionKey(table, row.id)) <= MAX_PARTITION_KEY_BYTES &&
    Buffer.byteLength(indexKeys(table, row).GSI1SK) <= MAX_SORT_KEY_BYTES
  );
}

import { gunzipSync } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { DOCUMENTED_POLICIES } from '../../src/app/tables.ts';
import {
  type CopiedTable,
  createCopiedTables,
} from '../../src/features/migration/source/copied-tables.ts';
import type { DynamoItem } from '../../src/features/migration/testing/dynamo-peer.ts';
import { SECRET } from './copied-rows.ts';

type Row = Record<string, string | null>;

/**
 * Describes the differences between Postgres and the items of a DynamoDB table in words, without using the product's
 * own comparison code. `rows` is the number of rows in Postgres.
 */
export async function compareCopy(
  db: Db,
  items: readonly DynamoItem[],
): Promise<{ rows: number; differences: string[] }> {
  const byRow = Map.groupBy(items, ({ PK }) => PK?.S ?? '');
  const differences: string[] = [];
  let rows = 0;
  for (const table of createCopiedTables(DOCUMENTED_POLICIES)) {
    for (const row of await rowsAsText(db, table)) {
      rows += 1;
      const key = `${table.name}#${row.id}`;
      differences.push(
        ...differencesOf(table, row, byRow.get(key) ?? []).map((of) => `${key} ${of}`),
      );
      byRow.delete(key);
    }
  }
  for (const key of byRow.keys()) differences.push(`${key} is not in Postgres`);
  return { rows, differences };
}

/** Every copied column in Postgres's own text format, instants in UTC. */
async function rowsAsText(db: Db, { name, columns }: CopiedTable): Promise<Row[]> {
  const selected = columns.map(({ name: column, kind }) =>
    kind === 'instant'
      ? sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
          column,
        )
      : sql`${sql.ref(column)}::text`.as(column),
  );
  const { rows } = await sql<Row>`select ${sql.join(selected)} from ${sql.table(name)}`.execute(db);
  return rows;
}

function differencesOf({ columns }: CopiedTable, row: Row, items: DynamoItem[]): string[] {
  const own = items.find(({ SK }) => SK?.S === 'row');
  if (!own) return ['is missing'];
  const stored = withParts(
    own,
    items.filter((item) => item !== own),
  );
  const names = columns.map(({ name }) => name);
  const differing = columns.filter(({ name, kind }) => {
    // Changes with each fetch of news, so the copy is not kept up to date.
    if (kind === 'site instant') return false;
    const [there, here] = [textOf(stored[name]), row[name] ?? null];
    return kind === 'config' ? !isSameConfig(there, here) : there !== here;
  });
  const others = Object.keys(stored).filter((name) => !names.includes(name) && !KEYS.has(name));
  return [
    ...differing.map(({ name }) => `differs in ${name}`),
    ...others.map((name) => `has ${name}`),
  ];
}

const KEYS: ReadonlySet<string> = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', '_parts']);

/** The fields of an item, merged with those stored in separate part items. */
function withParts(own: DynamoItem, parts: readonly DynamoItem[]): DynamoItem {
  if (parts.length === 0) return own;
  const ordered = parts.toSorted((a, b) => ((a.SK?.S ?? '') < (b.SK?.S ?? '') ? -1 : 1));
  const bytes = Buffer.concat(ordered.map(({ _bytes }) => _bytes?.B ?? Buffer.alloc(0)));
  const moved: Record<string, string> = JSON.parse(gunzipSync(bytes).toString());
  const values = Object.entries(moved).map(([name, text]) => [name, { S: text }]);
  return { ...own, ...Object.fromEntries(values) };
}

function textOf(value: AttributeValue | undefined): string | null | undefined {
  if (!value) return undefined;
  if (value.NULL) return null;
  if (value.BOOL !== undefined) return String(value.BOOL);
  return value.S ?? value.N;
}

/** Whether settings are equal except for their secrets. */
function isSameConfig(there: string | null | undefined, here: string | null): boolean {
  if (typeof there !== 'string' || here === null) return there === here;
  const open = Object.entries(JSON.parse(here)).filter(([, value]) => value !== SECRET);
  return (
    there === JSON.stringify(Object.fromEntries(open)) || (there === here && !here.includes(SECRET))
  );
}

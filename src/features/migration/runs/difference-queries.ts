import { sql } from 'kysely';
import type { Tx } from '../../../../db/client.ts';
import type { TableName } from '../source/documented-tables.ts';

/** A row that differs: missing in DynamoDB, only there (extra), or there with other fields (different). */
export type Difference = {
  table: TableName;
  id: string;
  kind: 'missing' | 'extra' | 'different';
};

type Hashed = { table: TableName; id: string; hash: Buffer };

/** Creates a temporary table, visible only to this transaction, for rows that were not yet found on both sides. */
export async function createDifferences(tx: Tx): Promise<void> {
  await sql`drop table if exists pg_temp.migration_differences`.execute(tx);
  await sql`
    create temporary table migration_differences (
      table_name text collate "C" not null,
      id text collate "C" not null,
      source_hash bytea,
      target_hash bytea,
      primary key (table_name, id)
    ) on commit drop`.execute(tx);
}

export async function addSourceRows(tx: Tx, rows: readonly Hashed[]): Promise<void> {
  await sql`
    insert into migration_differences (table_name, id, source_hash)
      select * from ${unnest(rows)}`.execute(tx);
}

/** Removes rows that are the same on both sides, and records those that are not. */
export async function matchTargetRows(tx: Tx, rows: readonly Hashed[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with seen as materialized (
      select * from ${unnest(rows)} as seen (table_name, id, hash)
    ), alike as (
      delete from migration_differences known using seen
        where known.table_name = seen.table_name and known.id = seen.id
          and known.source_hash = seen.hash
        returning known.table_name, known.id
    )
    insert into migration_differences (table_name, id, target_hash)
      select table_name, id, hash from seen
        where not exists (
          select from alike where alike.table_name = seen.table_name and alike.id = seen.id)
      on conflict (table_name, id) do update set target_hash = excluded.target_hash`.execute(tx);
}

/** A page of the differences, sorted by table and id, starting after `after`. */
export async function listDifferences(
  tx: Tx,
  { after, limit }: { after: Pick<Difference, 'table' | 'id'> | null; limit: number },
): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select table_name as "table", id,
      case when target_hash is null then 'missing' when source_hash is null then 'extra'
        else 'different' end as kind
      from migration_differences
      where (table_name, id) > (${after?.table ?? ''}, ${after?.id ?? ''})
      order by table_name, id limit ${limit}`.execute(tx);
  return rows;
}

export async function countDifferences(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from migration_differences`.execute(tx);
  return Number(rows[0]?.count);
}

function unnest(rows: readonly Hashed[]) {
  const tables = rows.map(({ table }) => table);
  const ids = rows.map(({ id }) => id);
  const hashes = rows.map(({ hash }) => hash);
  return sql`unnest(${tables}::text[], ${ids}::text[], ${hashes}::bytea[])`;
}

import { type Kysely, sql } from 'kysely';
import { SCHEMAS } from './tables.ts';

/** The objects that migrations or third parties have created, with names quoted for use in a statement. */
export type SchemaObjects = { views: string[]; tables: string[]; routines: string[] };

/** Excludes objects that belong to a Postgres extension. */
export async function findObjects(db: Kysely<never>): Promise<SchemaObjects> {
  const { rows } = await sql<SchemaObjects>`
    select
      array(select format('%I.%I', n.nspname, c.relname) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any(${SCHEMAS}) and c.relkind = 'v'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        order by 1) as views,
      array(select format('%I.%I', n.nspname, c.relname) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any(${SCHEMAS}) and c.relkind in ('r', 'p', 'f')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        order by 1) as tables,
      array(select p.oid::regprocedure::text from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = any(${SCHEMAS}) and p.prokind in ('f', 'p')
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        order by 1) as routines`.execute(db);
  return rows[0] ?? { views: [], tables: [], routines: [] };
}

/** Fails if any other object depends on them, such as a third party's materialized view. */
export async function dropSchema(tx: Kysely<never>, { views, tables, routines }: SchemaObjects) {
  if (views.length > 0) await sql`drop view ${sql.raw(views.join(', '))}`.execute(tx);
  if (tables.length > 0) await sql`drop table ${sql.raw(tables.join(', '))}`.execute(tx);
  if (routines.length > 0) await sql`drop routine ${sql.raw(routines.join(', '))}`.execute(tx);
  await sql`drop schema if exists local_identity`.execute(tx);
}

/** Objects that existed before and that the migrations did not recreate: third parties created them. */
export function findForeign(before: SchemaObjects, after: SchemaObjects): string[] {
  const [had, has] = [before, after].map(
    ({ views, tables, routines }) => new Set([...views, ...tables, ...routines]),
  );
  return [...(had ?? [])].filter((name) => !has?.has(name));
}

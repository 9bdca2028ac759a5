import { type Kysely, sql } from 'kysely';

/** Describes the schema that migrations created: one line per object, in a stable order. */
export async function describeSchema(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid from pg_namespace where nspname in ('public', 'local_identity'))
    select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
      where relnamespace in (select oid from ours) and relkind = 'r' and attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'table', oid::regclass, relpersistence, reloptions)
      from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'v', 'S')
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (select oid from ours)
    union all select 'index ' || pg_get_indexdef(indexrelid)
      from pg_index join pg_class c on c.oid = indexrelid where relnamespace in (select oid from ours)
    union all select 'function ' || pg_get_functiondef(oid)
      from pg_proc where pronamespace in (select oid from ours)
    union all select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where relnamespace in (select oid from ours) and not tgisinternal
    union all select 'migration ' || name from public.kysely_migration
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

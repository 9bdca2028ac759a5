import { sql } from 'kysely';
import type { Migrator } from 'kysely/migration';

/** A database of any schema: empty, or of another version. */
export type AnyDatabase = ConstructorParameters<typeof Migrator>[0]['db'];

const BASELINE = '0001-baseline';

/** The last migration of the development versions, which the baseline replaces. */
const LAST_REPLACED = '0120-edited-news-sources';

const FOR_EARLIER_VERSIONS_ONLY = `
  drop view if exists calendar_sync, calendar_busy, calendar_busy_state;
  drop table if exists search_reindex;
  alter table sign_in_settings drop column if exists requires_second_factor;`;

/** Whether the baseline replaces these migrations, which have all been run. */
export const isReplacedByBaseline = (executed: readonly string[]) =>
  executed.includes(LAST_REPLACED);

/**
 * Records the baseline as run in a database of the last development version, whose schema is the same except for what
 * served earlier versions. `lock` is the advisory lock under which migrations run.
 */
export async function adoptBaseline(db: AnyDatabase, lock: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)}::bigint)`.execute(tx);
    await sql`
      with replaced as (
        delete from public.kysely_migration
          where exists (select from public.kysely_migration where name = ${LAST_REPLACED})
          returning timestamp)
      insert into public.kysely_migration (name, timestamp)
        select ${BASELINE}, max(timestamp) from replaced having count(*) > 0`.execute(tx);
    await sql.raw(FOR_EARLIER_VERSIONS_ONLY).execute(tx);
  });
}

import { type Kysely, sql } from 'kysely';

/** The tables of originals, with the name of the entity in `translations` and the column that is its key. */
const ORIGINALS = [
  ['pages', 'pages', 'id'],
  ['blog_posts', 'articles', 'id'],
  ['practice_areas', 'practiceAreas', 'key'],
  ['attorneys', 'attorneys', 'slug'],
  ['offices', 'offices', 'key'],
  ['consultation_types', 'consultationTypes', 'key'],
  ['letters', 'letters', 'id'],
  ['reply_templates', 'replyTemplates', 'id'],
] as const;

/**
 * Deletes the translations of deleted originals: their addresses would stay taken. At the end of the transaction, because some
 * tables are written by replacing all rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function delete_translations() returns trigger language plpgsql as $$
    declare
      original text := to_jsonb(old) ->> tg_argv[1];
      is_there boolean;
    begin
      execute format('select exists (select from %1$I where %2$I = ($1).%2$I)', tg_table_name, tg_argv[1])
        into is_there using old;
      if not is_there then
        delete from translations where entity = tg_argv[0] and entity_key = original;
      end if;
      return null;
    end $$`.execute(db);
  for (const [table, entity, key] of ORIGINALS) {
    await sql`
      create constraint trigger delete_translations after delete on ${sql.table(table)}
        deferrable initially deferred
        for each row execute function delete_translations(${sql.lit(entity)}, ${sql.lit(key)})`.execute(
      db,
    );
  }
}

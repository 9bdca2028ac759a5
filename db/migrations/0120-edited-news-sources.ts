import { type Kysely, sql } from 'kysely';

/** `updated_at` of a news source is the time of the last edit: fetches no longer change it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger touch_updated_at on blog_sources`.execute(db);
  await sql`
    create trigger touch_updated_at
      before update of name, url, type, is_active, display_limit, config on blog_sources
      for each row execute function touch_updated_at()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Describes an author who is no attorney of the firm, such as `Guest author, CPA`; null for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blog_posts add column guest_line text`.execute(db);
}

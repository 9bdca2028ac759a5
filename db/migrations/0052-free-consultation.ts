import { type Kysely, sql } from 'kysely';

/**
 * The initial consultation is free, as every page has always said; now the booking says so because of its type, and
 * not for a firm that changes the label. The type counts as unchanged since it was seeded, so that copies of a database
 * stay equal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`select set_config('lawfront.is_reindexing', 'on', true)`.execute(db);
  await sql`
    update consultation_types set price_label = 'Free'
      where key = 'initial' and price_label is null`.execute(db);
  await sql`select set_config('lawfront.is_reindexing', 'off', true)`.execute(db);
}

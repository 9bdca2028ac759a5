import { type Kysely, sql } from 'kysely';

/** How each user has arranged each list of the back office: its layout and saved views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table list_settings (
      user_id text not null references users (id) on delete cascade,
      list text not null check (length(list) between 1 and 40),
      layout jsonb,
      views jsonb,
      primary key (user_id, list)
    )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * The country of the firm, which with the region of each office decides whose law applies; what attorneys have confirmed
 * of a jurisdiction pack; and what the firm says instead of it.
 *
 * `content` is the item as it was confirmed: an item that differs from it has to be confirmed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table firm_profile add column country text not null default 'US'
      check (country ~ '^[A-Z]{2}$')`.execute(db);
  await sql`
    create table jurisdiction_confirmations (
      pack text not null,
      item text not null,
      version integer not null check (version > 0),
      content jsonb not null,
      attorney text not null,
      bar_number text not null,
      confirmed_by text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (pack, item)
    )`.execute(db);
  await sql`
    create table jurisdiction_overrides (
      pack text not null,
      item text not null,
      value jsonb not null,
      reason text not null,
      changed_by text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (pack, item)
    )`.execute(db);
  for (const table of ['jurisdiction_confirmations', 'jurisdiction_overrides']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
}

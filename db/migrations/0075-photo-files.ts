import { type Kysely, sql } from 'kysely';

/**
 * The files of the attorneys' photographs by width and format. Those added by an earlier release, or by a copy of it
 * that still runs, have none and are served as they were uploaded (`photos.bytes`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo_files (
      photo_id text not null references photos on delete cascade,
      width integer not null check (width > 0),
      format text not null check (format in ('avif', 'webp', 'jpeg')),
      bytes bytea not null,
      primary key (photo_id, width, format)
    )`.execute(db);
  // Pictures are already compressed: compressing them again would only waste time.
  await sql`alter table photo_files alter column bytes set storage external`.execute(db);
}

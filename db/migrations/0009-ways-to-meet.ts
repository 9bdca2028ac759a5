import { type Kysely, sql } from 'kysely';

/**
 * A consultation type may take place in other ways than its usual one (`place` and `place_text`), and the client
 * chooses: `[{"place": "video", "text": "https://…"}]`. An appointment records the choice; null stands for the usual way.
 * The link of a host's own video room replaces that of the type. An appointment also records the language for which its
 * client asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consultation_types add column other_places jsonb not null default '[]'
      check (jsonb_typeof(other_places) = 'array')`.execute(db);
  await sql`alter table hosts add column video_text text not null default ''`.execute(db);
  await sql`
    alter table appointments add column place text check (place in ('office', 'phone', 'video'))`.execute(
    db,
  );
  await sql`alter table appointments add column language text`.execute(db);
  await sql`alter table appointment_undos add column place text`.execute(db);
}

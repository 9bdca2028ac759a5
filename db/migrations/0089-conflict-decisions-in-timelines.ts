import { type Kysely, sql } from 'kysely';

/** Notes conflict checks for the timelines of people: see 0085. A check that nobody has decided has no events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger note_added_records after insert on conflict_checks
      referencing new table as noted
      for each statement execute function note_timeline_records('conflict')`.execute(db);
  await sql`
    create trigger note_deleted_records after delete on conflict_checks
      referencing old table as noted
      for each statement execute function note_timeline_records('conflict')`.execute(db);
  // A second decision at the same instant changes the version.
  await sql`
    create trigger note_changed_record after update on conflict_checks
      for each row when ((old.decided_at, old.version) is distinct from (new.decided_at, new.version))
      execute function note_timeline_record('conflict')`.execute(db);
  await sql`insert into timeline_backfill (kind) values ('conflict')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Indexes that keep the audit log and the list of mails fast with a million rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_entity`.execute(db);
  for (const [name, columns] of [
    ['audit_log_newest', 'audit_log (at, id)'],
    ['audit_log_actor', 'audit_log (actor, at, id)'],
    ['audit_log_action', 'audit_log (action text_pattern_ops, at, id)'],
    ['audit_log_entity', 'audit_log (entity, at, id)'],
    ['audit_log_row', 'audit_log (entity_id, at, id)'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(db);
  }

  await sql`
    alter table outbox_emails
      add column search tsvector generated always as (search_words(to_email, to_name)) stored`.execute(
    db,
  );
  await sql`drop index outbox_emails_created, outbox_emails_waiting`.execute(db);
  for (const [name, columns] of [
    ['outbox_emails_search', 'outbox_emails using gin (search)'],
    ['outbox_emails_newest', 'outbox_emails (created_at, id)'],
    ['outbox_emails_state', 'outbox_emails (state, created_at, id)'],
    ['outbox_emails_kind', 'outbox_emails (kind, created_at, id)'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(db);
  }
}

import { type Kysely, sql } from 'kysely';

/**
 * The delivery state of mails: those that need attention, since when a mail has been failing, and problems with the
 * settings. Also when an appointment's time was set, so that nobody gets a reminder of a time that they have just
 * agreed to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_emails
      drop constraint outbox_emails_state_check,
      add constraint outbox_emails_state_check
        check (state in ('queued', 'sent', 'failed', 'needs_attention', 'skipped')),
      add column failing_since timestamptz`.execute(db);
  await sql`
    alter table email_settings
      add column problem text,
      add column problem_at timestamptz`.execute(db);

  // Null: not changed since the booking.
  await sql`alter table appointments add column time_set_at timestamptz`.execute(db);
  // An update that moves or reopens an appointment may set it explicitly; the default is now.
  await sql`
    create function note_time_set() returns trigger language plpgsql as $$
    begin
      if (new.scheduled_date is distinct from old.scheduled_date
          or (old.status in ('cancelled', 'completed') and new.status in ('scheduled', 'confirmed')))
        and new.time_set_at is not distinct from old.time_set_at then
        new.time_set_at := now();
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger note_time_set before update on appointments
      for each row execute function note_time_set()`.execute(db);
}

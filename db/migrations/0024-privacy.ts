import { type Kysely, sql } from 'kysely';

/**
 * For finding one person's data, its retention and its erasure. Entries of the audit log still cannot be changed or
 * deleted, except that a text in them may become the word `erased`: a trigger compares old and new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Until when the appointment of an erased person is retained. Null: no erasure was requested.
  await sql`alter table appointments add column erase_after timestamptz`.execute(db);
  for (const [name, rest] of [
    ['appointments_erase_after', 'appointments (erase_after) where erase_after is not null'],
    ['outbox_emails_to', 'outbox_emails (lower(to_email))'],
    ['outbox_emails_with_words', 'outbox_emails (sent_at) where text_body is not null'],
    [
      'probate_calculations_email',
      'probate_calculations (lower(user_email)) where user_email is not null',
    ],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(rest)}`.execute(db);
  }

  // Few entries contain an address: a search for a person reads only these.
  await sql`
    create index audit_log_with_address on audit_log (id)
      where coalesce(before::text, '') || coalesce(after::text, '') like '%@%'`.execute(db);

  await sql`
    create function differs_by_erasing(old_value jsonb, new_value jsonb) returns boolean
      language plpgsql immutable as $$
    begin
      if old_value is not distinct from new_value then return true; end if;
      if new_value = '"erased"' then return jsonb_typeof(old_value) = 'string'; end if;
      if jsonb_typeof(old_value) <> jsonb_typeof(new_value) then return false; end if;
      if jsonb_typeof(old_value) = 'object' then
        return not exists (
          select from jsonb_each(old_value) as o full join jsonb_each(new_value) as n using (key)
            where o.value is null or n.value is null
              or not differs_by_erasing(o.value, n.value));
      end if;
      if jsonb_typeof(old_value) = 'array' then
        return jsonb_array_length(old_value) = jsonb_array_length(new_value) and not exists (
          select from jsonb_array_elements(old_value) with ordinality as o (value, place)
            join jsonb_array_elements(new_value) with ordinality as n (value, place) using (place)
            where not differs_by_erasing(o.value, n.value));
      end if;
      return false;
    end $$`.execute(db);
  await sql`
    create function refuse_other_audit_change() returns trigger language plpgsql as $$
    begin
      if row(new.id, new.at, new.actor, new.action, new.entity, new.entity_id)
        is distinct from row(old.id, old.at, old.actor, old.action, old.entity, old.entity_id)
        or not coalesce(differs_by_erasing(old.before, new.before), false)
        or not coalesce(differs_by_erasing(old.after, new.after), false) then
        raise exception 'audit_log is append-only';
      end if;
      return new;
    end $$`.execute(db);
  await sql`drop trigger audit_log_append_only on audit_log`.execute(db);
  await sql`
    create trigger audit_log_append_only before delete or truncate on audit_log
      for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_log_only_erased before update on audit_log
      for each row execute function refuse_other_audit_change()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Agreements between the firm and its clients: templates with immutable published versions, agreements with the sealed
 * bytes of what is read and signed, and a chain of hashes over what was done with each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreement_settings (
      id integer primary key default 1 check (id = 1),
      expiry_days integer not null default 30 check (expiry_days between 1 and 365),
      reminder_days integer not null default 3 check (reminder_days between 1 and 90),
      translation_rule text not null default 'law' check (translation_rule in ('law', 'always')),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into agreement_settings (updated_at) values ('2026-11-26 00:00Z')`.execute(db);
  await sql`
    create table agreement_templates (
      id text primary key default gen_random_uuid()::text,
      name text not null,
      practice_area text,
      content jsonb not null,
      published_number integer not null default 0,
      is_archived boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index agreement_templates_name on agreement_templates (lower(name))`.execute(
    db,
  );
  await sql`
    create table agreement_template_versions (
      template_id text not null references agreement_templates (id),
      number integer not null,
      name text not null,
      content jsonb not null,
      published_by text not null,
      published_at timestamptz not null,
      primary key (template_id, number)
    )`.execute(db);
  await sql`
    create function refuse_change_of_published() returns trigger language plpgsql as $$
    begin
      raise exception 'A published version of an agreement template never changes';
    end $$`.execute(db);
  await sql`
    create trigger refuse_change_of_published before update or delete on agreement_template_versions
      for each row execute function refuse_change_of_published()`.execute(db);

  // Terms, documents and facts are sealed: src/platform/secrets. The texts behind the hashes are in the sealed columns.
  await sql`
    create table agreements (
      id text primary key default gen_random_uuid()::text,
      template_id text not null,
      template_number integer not null,
      name text not null,
      client_name text not null,
      client_email text not null,
      message_id text references contact_submissions (id) on delete set null,
      appointment_id text references appointments (id) on delete set null,
      attorney text not null,
      language text not null,
      negotiated_language text not null,
      is_translation_owed boolean not null default false,
      state text not null default 'draft' check (state in ('draft', 'approved', 'sent', 'read', 'signed',
        'countersigned', 'withdrawn', 'expired', 'replaced')),
      terms text not null,
      document text,
      document_hash text,
      translation text,
      translation_hash text,
      pdf text,
      pdf_hash text,
      link_id text,
      link_hash text,
      link_expires_at timestamptz,
      expires_at timestamptz,
      approved_at timestamptz,
      sent_at timestamptz,
      reminded_at timestamptz,
      translation_taken_at timestamptz,
      read_at timestamptz,
      signed_at timestamptz,
      countersigned_at timestamptz,
      ended_at timestamptz,
      replaces_id text,
      erase_after timestamptz,
      chain_length integer not null default 0,
      chain_hash text,
      prepared_by text not null,
      prepared_by_id text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (template_id, template_number) references agreement_template_versions (template_id, number),
      constraint agreements_translation_first check (signed_at is null or not is_translation_owed
        or translation_taken_at is not null),
      constraint agreements_read_first check (signed_at is null or read_at is not null),
      constraint agreements_signed_first check (countersigned_at is null or signed_at is not null),
      constraint agreements_document check (state in ('draft', 'withdrawn', 'replaced') or document_hash is not null)
    )`.execute(db);
  await sql`create unique index agreements_link on agreements (link_hash) where link_hash is not null`.execute(
    db,
  );
  await sql`create index agreements_newest on agreements (created_at, id)`.execute(db);
  await sql`create index agreements_by_state on agreements (state, created_at, id)`.execute(db);
  await sql`create index agreements_client on agreements (lower(client_email))`.execute(db);
  await sql`create index agreements_message on agreements (message_id) where message_id is not null`.execute(
    db,
  );
  await sql`
    create index agreements_appointment on agreements (appointment_id) where appointment_id is not null`.execute(
    db,
  );
  await sql`create index agreements_open on agreements (expires_at) where state in ('sent', 'read')`.execute(
    db,
  );

  await sql`
    create table agreement_events (
      agreement_id text not null references agreements (id) on delete cascade,
      number integer not null,
      kind text not null,
      at timestamptz not null,
      actor text not null,
      facts text not null,
      facts_hash text not null,
      previous_hash text not null,
      entry_hash text not null,
      primary key (agreement_id, number)
    )`.execute(db);
  await sql`
    create function protect_agreement_chain() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from agreements where id = old.agreement_id) then
        return old;
      end if;
      raise exception 'The chain of an agreement is append-only';
    end $$`.execute(db);
  await sql`
    create trigger protect_agreement_chain before update or delete on agreement_events
      for each row execute function protect_agreement_chain()`.execute(db);

  await sql`
    create function record_webhook_agreement() returns trigger language plpgsql as $$
    begin
      perform record_webhook_event(
        case new.state when 'signed' then 'agreement.signed' else 'agreement.countersigned' end,
        'agreement', new.id, null,
        jsonb_build_object('id', new.id, 'state', new.state, 'language', new.language,
          'signedAt', webhook_instant(new.signed_at))
        || case when new.countersigned_at is null then '{}'
          else jsonb_build_object('countersignedAt', webhook_instant(new.countersigned_at)) end,
        jsonb_build_object('name', new.name, 'clientName', new.client_name, 'clientEmail', new.client_email));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger record_webhook_event_changed after update of state on agreements for each row
      when (new.state is distinct from old.state and new.state in ('signed', 'countersigned'))
      execute function record_webhook_agreement()`.execute(db);
  await sql`
    create trigger strip_webhook_events after delete on agreements referencing old table as gone
      for each statement execute function strip_webhook_events()`.execute(db);

  await sql`
    create trigger note_added_records after insert on agreements referencing new table as noted
      for each statement execute function note_timeline_records('agreement')`.execute(db);
  await sql`
    create trigger note_deleted_records after delete on agreements referencing old table as noted
      for each statement execute function note_timeline_records('agreement')`.execute(db);
  await sql`
    create trigger note_changed_record after update on agreements for each row
      when (old.chain_length is distinct from new.chain_length)
      execute function note_timeline_record('agreement')`.execute(db);
  await sql`insert into timeline_backfill (kind) values ('agreement')`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What the firm asks a person for, and documents in both directions. `documents.name` and `data_key` are sealed with the
 * keys of the installation, and each part with the key of its document, so that neither the database nor a backup shows
 * a document. A person has at most one open request, whose link shows everything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_requests (
      id text primary key default gen_random_uuid()::text,
      person_id text not null references people (id) on delete cascade,
      to_email text not null,
      to_name text not null,
      client_language text,
      message text,
      token_hash text not null unique,
      expires_at timestamptz not null,
      asked_at timestamptz not null,
      reminded_at timestamptz,
      is_reminder_held boolean not null default false,
      closed_at timestamptz,
      created_by text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index document_requests_open on document_requests (person_id)
      where closed_at is null`.execute(db);
  await sql`create index document_requests_person on document_requests (person_id)`.execute(db);
  await sql`create index document_requests_email on document_requests (lower(to_email))`.execute(
    db,
  );
  await sql`
    create table document_request_items (
      id text primary key default gen_random_uuid()::text,
      request_id text not null references document_requests (id) on delete cascade,
      position integer not null,
      label text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index document_request_items_request on document_request_items (request_id, position)`.execute(
    db,
  );
  await sql`
    create table documents (
      id text primary key default gen_random_uuid()::text,
      request_id text not null references document_requests (id) on delete cascade,
      item_id text references document_request_items (id) on delete set null,
      direction text not null check (direction in ('from_client', 'to_client')),
      name text not null,
      data_key text not null,
      size_bytes integer check (size_bytes > 0),
      type text check (type in ('pdf', 'jpeg', 'png', 'heic', 'docx')),
      state text not null default 'uploading'
        check (state in ('uploading', 'checking', 'kept', 'refused')),
      refusal text,
      scan text not null default 'not_scanned' check (scan in ('not_scanned', 'waiting', 'clean')),
      check_due_at timestamptz,
      check_failures integer not null default 0,
      created_by text,
      noticed_at timestamptz,
      downloaded_at timestamptz,
      settled_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint documents_kept_is_known check (state <> 'kept' or (type is not null and size_bytes is not null)),
      constraint documents_refused_says_why check ((state = 'refused') = (refusal is not null)),
      constraint documents_checking_is_due check ((state = 'checking') = (check_due_at is not null))
    )`.execute(db);
  await sql`create index documents_request on documents (request_id, created_at)`.execute(db);
  await sql`create index documents_item on documents (item_id) where item_id is not null`.execute(
    db,
  );
  await sql`create index documents_check_due on documents (check_due_at) where state = 'checking'`.execute(
    db,
  );
  await sql`
    create index documents_unsettled on documents (state, created_at)
      where state in ('uploading', 'refused')`.execute(db);
  await sql`
    create index documents_unnoticed on documents (request_id, settled_at)
      where state = 'kept' and direction = 'from_client' and noticed_at is null`.execute(db);
  await sql`
    create table document_parts (
      document_id text not null references documents (id) on delete cascade,
      number integer not null check (number >= 0),
      bytes bytea not null,
      primary key (document_id, number)
    )`.execute(db);
  // Encrypted bytes cannot be compressed.
  await sql`alter table document_parts alter column bytes set storage external`.execute(db);
  for (const table of ['document_requests', 'documents']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
  }
}

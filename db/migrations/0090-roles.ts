import { type Kysely, sql } from 'kysely';

/** Roles besides `admin`, the attorney who a member of staff is, and invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column attorney_id text references attorneys (id) on delete set null,
      drop constraint users_role_known,
      add constraint users_role_known check (role in (
        'owner', 'admin', 'manager', 'attorney', 'editor', 'auditor', 'pending', 'revoked', 'refused')) not valid`.execute(
    db,
  );
  await sql`create index users_attorney on users (attorney_id)`.execute(db);
  await sql`
    create table staff_invitations (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      role text not null check (role in ('owner', 'admin', 'manager', 'attorney', 'editor', 'auditor')),
      attorney_id text references attorneys (id) on delete set null,
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index staff_invitations_mailbox on staff_invitations (mailbox_key(email))`.execute(
    db,
  );
}

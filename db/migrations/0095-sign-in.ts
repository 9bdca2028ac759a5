import { type Kysely, sql } from 'kysely';

/**
 * Sign-in by a second factor and by passkeys in the embedded user pool, devices of its sessions, and, for any pool, the
 * time before which the sessions of a user have ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table local_identity.sessions
      add column device text,
      add column last_used_at timestamptz`.execute(db);

  // A secret becomes current when the first code of it is verified: until then the old one stays in use.
  await sql`
    create table local_identity.authenticator_apps (
      account uuid primary key references local_identity.accounts (sub) on delete cascade,
      sealed_secret text,
      sealed_new_secret text,
      is_enabled boolean not null default false,
      last_used_step bigint,
      verified_at timestamptz,
      constraint authenticator_apps_enabled_check check (not is_enabled or sealed_secret is not null)
    )`.execute(db);

  await sql`
    create table local_identity.recovery_codes (
      account uuid not null references local_identity.accounts (sub) on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      primary key (account, code_hash)
    )`.execute(db);

  // Ids and keys in base64url. The counter is 0 for authenticators that have none.
  await sql`
    create table local_identity.passkeys (
      credential_id text primary key,
      account uuid not null references local_identity.accounts (sub) on delete cascade,
      public_key text not null,
      sign_count bigint not null,
      transports text[] not null,
      attachment text,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_account on local_identity.passkeys (account)`.execute(db);

  await sql`
    alter table local_identity.challenges
      drop constraint challenges_kind_check,
      add constraint challenges_kind_check check (kind in (
        'password_verifier', 'select_challenge', 'new_password', 'auto_sign_in',
        'second_factor', 'second_factor_setup', 'second_factor_ready', 'passkey', 'passkey_registration'
      ))`.execute(db);

  await sql`
    create table session_cutoffs (
      user_id text primary key references users (id) on delete cascade,
      ended_before timestamptz not null
    )`.execute(db);

  await sql`
    create table sign_in_settings (
      id integer primary key default 1 check (id = 1),
      requires_second_factor boolean not null default false,
      updated_at timestamptz not null
    )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The embedded user pool: accounts, and their pending codes and sign-ins. Nothing else reads this schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema local_identity`.execute(db);

  // Only the salt and the verifier of a password are stored (RFC 2945), in hexadecimal.
  await sql`
    create table local_identity.accounts (
      sub uuid primary key,
      username text not null,
      email text not null,
      email_verified boolean not null default false,
      confirmed boolean not null default false,
      enabled boolean not null default true,
      must_change_password boolean not null default false,
      srp_salt text not null,
      srp_verifier text not null,
      identity_id uuid not null default gen_random_uuid(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index accounts_username on local_identity.accounts (lower(username))`.execute(
    db,
  );
  await sql`create unique index accounts_verified_email on local_identity.accounts (lower(email)) where email_verified`.execute(
    db,
  );

  // A new code replaces the old one of the same kind.
  await sql`
    create table local_identity.codes (
      id text primary key,
      account uuid not null references local_identity.accounts (sub) on delete cascade,
      kind text not null check (kind in ('sign_up', 'password_reset')),
      sealed_code text not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      constraint codes_one_of_a_kind unique (account, kind)
    )`.execute(db);

  await sql`
    create table local_identity.sessions (
      origin_jti uuid primary key,
      account uuid not null references local_identity.accounts (sub) on delete cascade,
      family_hash text not null constraint sessions_family_hash_key unique,
      token_hash text not null,
      previous_token_hash text,
      sealed_token text not null,
      rotated_at timestamptz,
      signed_in_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index sessions_account on local_identity.sessions (account)`.execute(db);

  // Unlogged: after a crash a pending sign-in starts again, and failures are counted from zero. A challenge without an
  // account is for a user name that does not exist.
  await sql`
    create unlogged table local_identity.challenges (
      token_hash text primary key,
      kind text not null check (kind in ('password_verifier', 'select_challenge', 'new_password', 'auto_sign_in')),
      name text not null,
      account uuid references local_identity.accounts (sub) on delete cascade,
      srp_client_public text,
      srp_server_public text,
      srp_server_secret text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create unlogged table local_identity.password_attempts (
      name text primary key,
      failures integer not null,
      locked_until timestamptz,
      last_at timestamptz not null
    )`.execute(db);
}

-- Passwords are in the user pool. The documented schema has the column; '!' is not a valid hash, so no password
-- matches it.
create table users (
  id text primary key default gen_random_uuid()::text,
  username text not null unique,
  password text not null default '!' check (password = '!'),
  role text not null default 'admin',
  sub text unique,
  email text,
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[username, email])) stored,
  attorney_id text references attorneys (id) on delete set null,
  constraint users_role_known check (role in ('owner', 'admin', 'manager', 'attorney', 'editor', 'auditor', 'pending',
    'revoked', 'refused'))
);
create index users_search on users using gin (search);
create index users_newest on users (created_at, id);
create index users_role on users (role, created_at, id);
create index users_email on users (lower(email));
create index users_mailbox on users (mailbox_key(email));
create index users_attorney on users (attorney_id);

-- Entries cannot be changed or deleted, except that a text in them may become the word "erased".
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  entity text not null,
  entity_id text,
  before jsonb,
  after jsonb
);
create index audit_log_newest on audit_log (at, id);
create index audit_log_actor on audit_log (actor, at, id);
create index audit_log_action on audit_log (action text_pattern_ops, at, id);
create index audit_log_entity on audit_log (entity, at, id);
create index audit_log_row on audit_log (entity_id, at, id);
create index audit_log_with_address on audit_log (id) where (coalesce((before)::text, '') || coalesce((after)::text,
  '')) ~~ '%@%';

create schema local_identity;

-- The embedded user pool. Of a password only the salt and the verifier are stored (RFC 2945), in hexadecimal.
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
);
create unique index accounts_username on local_identity.accounts (lower(username));
create unique index accounts_verified_email on local_identity.accounts (lower(email)) where email_verified;
create index accounts_email on local_identity.accounts (lower(email));

-- A new code replaces the old one of the same kind.
create table local_identity.codes (
  id text primary key,
  account uuid not null references local_identity.accounts (sub) on delete cascade,
  kind text not null check (kind in ('sign_up', 'password_reset')),
  sealed_code text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint codes_one_of_a_kind unique (account, kind)
);

create table local_identity.sessions (
  origin_jti uuid primary key,
  account uuid not null references local_identity.accounts (sub) on delete cascade,
  family_hash text not null unique,
  token_hash text not null,
  previous_token_hash text,
  sealed_token text not null,
  rotated_at timestamptz,
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  device text,
  last_used_at timestamptz
);
create index sessions_account on local_identity.sessions (account);

-- Unlogged: after a crash a pending sign-in starts again. A challenge without an account is for a user name that does
-- not exist.
create unlogged table local_identity.challenges (
  token_hash text primary key,
  kind text not null check (kind in ('password_verifier', 'select_challenge', 'new_password', 'auto_sign_in',
    'second_factor', 'second_factor_setup', 'second_factor_ready', 'passkey', 'passkey_registration')),
  name text not null,
  account uuid references local_identity.accounts (sub) on delete cascade,
  srp_client_public text,
  srp_server_public text,
  srp_server_secret text,
  expires_at timestamptz not null
);

create unlogged table local_identity.password_attempts (
  name text primary key,
  failures integer not null,
  locked_until timestamptz,
  last_at timestamptz not null
);

create table local_identity.known_clients (
  account uuid not null references local_identity.accounts (sub) on delete cascade,
  client_hash text not null,
  last_used_at timestamptz not null,
  primary key (account, client_hash)
);

-- To detect a start with other keys than those that encrypted the secrets in this database.
create table secret_key_fingerprints (
  fingerprint text primary key,
  created_at timestamptz not null
);

create table list_settings (
  user_id text not null references users (id) on delete cascade,
  list text not null check ((length(list) >= 1) and (length(list) <= 40)),
  layout jsonb,
  views jsonb,
  primary key (user_id, list)
);

-- The steps of the first-start assistant that staff have settled.
create table setup_steps (
  step text primary key,
  is_skipped boolean not null,
  settled_at timestamptz not null default now()
);

create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null check (role in ('owner', 'admin', 'manager', 'attorney', 'editor', 'auditor')),
  attorney_id text references attorneys (id) on delete set null,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index staff_invitations_email on staff_invitations (lower(email));

-- A secret becomes current when the first code of it is verified: until then the old one stays in use.
create table local_identity.authenticator_apps (
  account uuid primary key references local_identity.accounts (sub) on delete cascade,
  sealed_secret text,
  sealed_new_secret text,
  is_enabled boolean not null default false,
  last_used_step bigint,
  verified_at timestamptz,
  constraint authenticator_apps_enabled_check check (not is_enabled or sealed_secret is not null)
);

create table local_identity.recovery_codes (
  account uuid not null references local_identity.accounts (sub) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  primary key (account, code_hash)
);

-- Ids and keys in base64url. The counter is 0 for authenticators that have none.
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
);
create index passkeys_account on local_identity.passkeys (account);

-- The time before which the sessions of a user have ended.
create table session_cutoffs (
  user_id text primary key references users (id) on delete cascade,
  ended_before timestamptz not null
);

create table sign_in_settings (
  id integer primary key default 1 check (id = 1),
  updated_at timestamptz not null,
  second_factor_roles text[] not null default '{}'
);

-- Keys with which programs call the REST API; only their hashes.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash text not null unique,
  last_characters text not null,
  scopes text[] not null,
  address_ranges text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- When a person confirmed a session by signing in again. The session is the claim origin_jti of its tokens, for any
-- pool.
create table session_confirmations (
  user_id text not null references users (id) on delete cascade,
  session text not null,
  confirmed_at timestamptz not null,
  primary key (user_id, session)
);

create function refuse_audit_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end
$$;

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
end
$$;

create function refuse_other_audit_change() returns trigger
  language plpgsql as $$
begin
  if row(new.id, new.at, new.actor, new.action, new.entity, new.entity_id)
    is distinct from row(old.id, old.at, old.actor, old.action, old.entity, old.entity_id)
    or not coalesce(differs_by_erasing(old.before, new.before), false)
    or not coalesce(differs_by_erasing(old.after, new.after), false) then
    raise exception 'audit_log is append-only';
  end if;
  return new;
end
$$;

create trigger audit_log_append_only before delete or truncate on audit_log for each statement
  execute function refuse_audit_change();
create trigger audit_log_only_erased before update on audit_log for each row
  execute function refuse_other_audit_change();

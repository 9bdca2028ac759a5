import { type Kysely, sql } from 'kysely';

/** Keys with which programs call the REST API. Of a key only the hash is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db);
}

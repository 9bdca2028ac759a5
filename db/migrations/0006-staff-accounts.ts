import { type Kysely, sql } from 'kysely';

/** Ties a user to an account id, because a user name can be given up and taken by somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column sub text constraint users_sub_key unique,
      add column email text,
      add column created_at timestamptz not null default now(),
      add constraint users_role_known check (role in ('admin', 'pending', 'revoked'))`.execute(db);
}

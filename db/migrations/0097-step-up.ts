import { type Kysely, sql } from 'kysely';

/**
 * When a person confirmed a session by signing in again, and the roles that need a second factor. The column
 * `requires_second_factor` stays for copies of the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The session is the claim origin_jti of its tokens: for any pool, so no reference.
  await sql`
    create table session_confirmations (
      user_id text not null references users (id) on delete cascade,
      session text not null,
      confirmed_at timestamptz not null,
      primary key (user_id, session)
    )`.execute(db);

  await sql`
    alter table sign_in_settings
      add column second_factor_roles text[] not null default '{}'`.execute(db);
  await sql`
    update sign_in_settings
      set second_factor_roles = '{owner,admin,manager,attorney,editor,auditor}'
      where requires_second_factor`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The names that staff give to their passkeys. The user pool stores a name of its own, which cannot be changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey_names (
      user_id text not null references users (id) on delete cascade,
      credential_id text not null,
      name text not null check (char_length(name) between 1 and 60),
      primary key (user_id, credential_id)
    )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Changes of the mail server, because codes of the user pool are not sent through a new server for a time. Former
 * settings stay in `email_settings`, not active, until the mails about the change are sent with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_server_changes (
      id uuid primary key,
      changed_at timestamptz not null,
      changed_by text not null,
      former_server text,
      new_server text,
      codes_held_until timestamptz
    )`.execute(db);
}

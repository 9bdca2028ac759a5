import { type Kysely, sql } from 'kysely';

/**
 * What staff have written into mails around the facts, by kind of mail: the texts by name, such as
 * `{ "subject": "…", "opening": "…" }`. A kind without a row, and a name that is missing, has its original text. The
 * archive of advertising records mails when content changes. Copies of the release before do not read this table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_texts (
      kind text primary key,
      texts jsonb not null check (jsonb_typeof(texts) = 'object'),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create trigger touch_updated_at before update on mail_texts
      for each row execute function touch_updated_at()`.execute(db);
  await sql`
    create trigger notify_content_changed
      after insert or update or delete or truncate on mail_texts
      for each statement execute function notify_content_changed()`.execute(db);
}

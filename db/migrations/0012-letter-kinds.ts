import { type Kysely, sql } from 'kysely';

/**
 * A letter is news or advertising. Advertising is never sent to somebody who asked for neutral wording: such a recipient
 * is `withheld`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table letters add column kind text not null default 'news'
      check (kind in ('news', 'advertising'))`.execute(db);
  await sql`
    alter table letter_recipients
      drop constraint letter_recipients_state_check,
      add constraint letter_recipients_state_check check (state in ('waiting', 'queued', 'deferred', 'sent', 'caught',
        'refused', 'unsubscribed', 'cancelled', 'withheld'))`.execute(db);
}

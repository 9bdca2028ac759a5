import { type Kysely, sql } from 'kysely';

/**
 * Which tasks of state law staff have marked as done, for all that had occurred until `occurred_at`; and when an attorney
 * confirmed a line by the clock of the application, with which the day of the next review is compared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table law_tasks_done (
      pack text not null,
      task text not null,
      occurred_at timestamptz not null,
      note text,
      done_by text not null,
      done_at timestamptz not null,
      primary key (pack, task, occurred_at)
    )`.execute(db);
  await sql`
    alter table jurisdiction_confirmations
      add column confirmed_at timestamptz not null default now()`.execute(db);
  await sql`update jurisdiction_confirmations set confirmed_at = updated_at`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Documents that answer a question. `documents.answer_place` is derived from the request and the question, so that it
 * does not say which question was asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column answer_place text`.execute(db);
  await sql`
    create index documents_answer on documents (answer_place)
      where answer_place is not null`.execute(db);
}

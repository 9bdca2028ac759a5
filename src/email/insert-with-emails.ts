import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type NewEmail, outboxInsertion } from './enqueue-emails.ts';

/** An insert of one row that answers it, or nothing where there is a reason not to write it. */
type Insertion<Row> = OperationNodeSource & { execute(): Promise<Row[]> };

type Options = {
  emails: readonly NewEmail[];
  /** What else is written with the row, which it may read as `written`. */
  alongside?: RawBuilder<unknown>;
};

/** As `tryInsertWithEmails`, of an insert that nothing stands against. */
export async function insertWithEmails<Row>(
  db: Db,
  insertion: Insertion<Row>,
  options: Options,
): Promise<Row> {
  const row = await tryInsertWithEmails(db, insertion, options);
  if (!row) throw new Error('The insert has answered no row');
  return row;
}

/**
 * Inserts a row and, if that is done, puts mails about it into the outbox. One statement: all of it is there or
 * nothing, and it costs Postgres and us half of what a transaction does. Answers the row, undefined where none was
 * written.
 */
export async function tryInsertWithEmails<Row>(
  db: Db,
  insertion: Insertion<Row>,
  { emails, alongside }: Options,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`with written as (${insertion}),
    ${alongside ? sql`alongside as (${alongside}),` : sql``}
    mails as (${outboxInsertion(emails, sql`written`)})
    select * from written`.execute(db);
  return rows[0];
}

import { type OperationNodeSource, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type NewEmail, outboxInsertion } from './enqueue-queries.ts';

/** An insert of one row that returns that row. */
type Insertion<Row> = OperationNodeSource & { execute(): Promise<Row[]> };

/**
 * Inserts a row and puts mails about it into the outbox, unless the column `unless` of the row is true. A single
 * statement: it is atomic, and costs Postgres and this process half as much as a transaction.
 */
export async function insertWithEmails<Row>(
  db: Db,
  insertion: Insertion<Row>,
  emails: readonly NewEmail[],
  { unless }: { unless?: keyof Row & string } = {},
): Promise<Row> {
  const from = unless
    ? sql`(select from written where not ${sql.ref(unless)}) as row`
    : sql`written`;
  const { rows } = await sql<Row>`with written as (${insertion}),
    mails as (${outboxInsertion(sql`${JSON.stringify(emails)}`, from)})
    select * from written`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The insert has answered no row');
  return row;
}

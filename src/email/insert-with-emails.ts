import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { NewEmail } from './queries.ts';

/** An insert of one row that answers it, or nothing where there is a reason not to write it. */
type Insertion<Row> = OperationNodeSource & { execute(): Promise<Row[]> };

type Options = {
  emails: readonly NewEmail[];
  /** What else is written with the row, which it may read as `written`. */
  alongside?: RawBuilder<unknown>;
};

type Uses = { db: Db; jobs: JobQueue };

/** As `tryInsertWithEmails`, of an insert that nothing stands against. */
export async function insertWithEmails<Row>(
  uses: Uses,
  insertion: Insertion<Row>,
  options: Options,
): Promise<Row> {
  const row = await tryInsertWithEmails(uses, insertion, options);
  if (!row) throw new Error('The insert has answered no row');
  return row;
}

/**
 * Inserts a row and, if that is done, puts mails about it into the outbox and their jobs into the queue. One
 * statement: all of it is there or nothing, and it costs Postgres and us half of what a transaction does. Answers
 * the row, undefined where none was written.
 */
export async function tryInsertWithEmails<Row>(
  { db, jobs }: Uses,
  insertion: Insertion<Row>,
  { emails, alongside }: Options,
): Promise<Row | undefined> {
  const sendEmails = await jobs.insertion('send-email', JOBS_OF_MAILS);
  const { rows } = await sql<Row>`with written as (${insertion}),
    ${alongside ? sql`alongside as (${alongside}),` : sql``}
    mails as (
      insert into outbox_emails (kind, to_email, to_name, payload, dedupe_key)
      select mail.* from written, ${emailRows(emails)}
      on conflict (dedupe_key) do nothing
      returning id
    ),
    jobs as (${sendEmails})
    select * from written`.execute(db);
  return rows[0];
}

const emailRows = (emails: readonly NewEmail[]) => sql`
  json_to_recordset(${JSON.stringify(emails)}) as mail (
    kind text, "toEmail" text, "toName" text, payload jsonb, "dedupeKey" text
  )`;

/** As `enqueueEmails` does: a job has the id of its mail. */
const JOBS_OF_MAILS = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'data', json_build_object('emailId', id))), '[]')
  from mails
)`;

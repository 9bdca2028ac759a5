import type { Tx } from '../../db/client.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { insertOutboxEmails, type NewEmail } from './queries.ts';

/** Writes mails into the outbox and their jobs into the queue, in the caller's transaction. */
export async function enqueueEmails(tx: Tx, jobs: JobQueue, emails: readonly NewEmail[]) {
  const inserted = await insertOutboxEmails(tx, emails);
  await jobs.enqueue(
    tx,
    'send-email',
    inserted.map(({ id }) => ({ data: { emailId: id } })),
  );
}

import type { Tx } from '../../db/client.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { insertOutboxEmails, type NewEmail } from './queries.ts';

/**
 * Writes mails into the outbox and their jobs into the queue, in the caller's transaction. A job has the
 * id of its mail, so that a mail never has two.
 */
export async function enqueueEmails(tx: Tx, jobs: JobQueue, emails: readonly NewEmail[]) {
  const inserted = await insertOutboxEmails(tx, emails);
  await jobs.enqueue(
    tx,
    'send-email',
    inserted.map(({ id }) => ({ id, data: { emailId: id } })),
  );
}

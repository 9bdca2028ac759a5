import type { Db, Tx } from '../../../../db/client.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { hasNow, listAddressesOf } from './queries.ts';

/** The most recipients of these mails. */
const MAX_RECEIVERS = 20;

/**
 * Queues a mail about the waiting accounts to each person who may approve them: at most one per person and clock hour,
 * however many sign up.
 */
export async function announceAccessRequest(tx: Tx, now: Date): Promise<void> {
  const receivers = await listAddressesOf(tx, 'staff.manage', MAX_RECEIVERS);
  const hour = now.toISOString().slice(0, 13);
  await enqueueEmails(
    tx,
    receivers.map(({ id, username, email }) => ({
      kind: 'access_request',
      toEmail: email,
      toName: username,
      payload: { id },
      dedupeKey: `access_request:${id}:${hour}`,
    })),
  );
}

/** Whether somebody may approve accounts now. */
export const mayApprove = (db: Db, userId: string) => hasNow(db, userId, 'staff.manage');

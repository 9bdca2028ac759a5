import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { isLeaseFree, secondsFromNow } from '../../platform/background/lease-queries.ts';

/** How long the process that records may go without renewing its lease. */
export const LEASE_SECONDS = 30;

/** Takes or renews the lease on recording; false if another process has it. */
export async function claimRecorder(db: Db, recorder: string): Promise<boolean> {
  await sql`insert into advertising_recorder (id) values (1) on conflict do nothing`.execute(db);
  const { numUpdatedRows } = await db
    .updateTable('advertisingRecorder')
    .set({ recorder, claimedUntil: secondsFromNow(LEASE_SECONDS) })
    .where((eb) =>
      eb.or([eb('recorder', '=', recorder), isLeaseFree('claimedUntil', LEASE_SECONDS)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the lease, so that another process need not wait until it expires. */
export async function releaseRecorder(db: Db, recorder: string): Promise<void> {
  await db
    .updateTable('advertisingRecorder')
    .set({ recorder: null, claimedUntil: null })
    .where('recorder', '=', recorder)
    .execute();
}

/**
 * Locks the lease until the transaction ends and renews it; undefined if this process no longer has it. Returns the
 * newest audit entry that has been recorded as a cause.
 */
export function lockRecorder(tx: Tx, recorder: string) {
  return tx
    .updateTable('advertisingRecorder')
    .set({ claimedUntil: secondsFromNow(LEASE_SECONDS) })
    .where('recorder', '=', recorder)
    .returning('auditId')
    .executeTakeFirst();
}

/** Waits for a transaction that records, and keeps others out until this one ends. */
export async function lockArchive(tx: Tx): Promise<void> {
  await sql`insert into advertising_recorder (id) values (1) on conflict do nothing`.execute(tx);
  await tx.selectFrom('advertisingRecorder').select('id').forUpdate().execute();
}

export async function saveRecordedAudit(tx: Tx, auditId: string): Promise<void> {
  await tx.updateTable('advertisingRecorder').set({ auditId }).execute();
}

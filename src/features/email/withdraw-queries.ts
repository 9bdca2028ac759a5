import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import { secondsFromNow } from '../../platform/background/lease-queries.ts';

/** Delays the waiting mails about a record by at least `seconds` from now. */
export async function holdEmailsAbout(tx: Tx, recordId: string, seconds: number): Promise<void> {
  await tx
    .updateTable('outboxEmails')
    .set({ dueAt: sql<Date>`greatest(due_at, ${secondsFromNow(seconds)})` })
    .where(sql`payload ->> 'id'`, '=', recordId)
    .where('state', 'in', ['queued', 'failed'])
    .where('takenUntil', 'is', null)
    .execute();
}

/**
 * Marks mails as not to be sent. False if one of them has been sent or is being sent; then the transaction must be
 * rolled back. A mail that a process claims at the same time counts as being sent: the update waits for the claim.
 */
export async function withdrawEmails(tx: Tx, dedupeKeys: readonly string[]): Promise<boolean> {
  const keys = sql`dedupe_key = any(${dedupeKeys}::text[])`;
  const { rows } = await sql<{ isLate: boolean }>`
    with withdrawn as (
      update ${unscoped('outbox_emails')} set state = 'skipped', due_at = null
      where ${keys} and state = 'queued' and taken_until is null
      returning id
    )
    select exists (
      select from ${scoped('outbox_emails')}
      where ${keys} and state <> 'skipped' and id not in (select id from withdrawn)
    ) as is_late`.execute(tx);
  return !rows[0]?.isLate;
}

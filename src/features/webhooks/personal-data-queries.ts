import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, newestOf } from '../privacy/person-queries.ts';
import { RETENTION_BATCH_ROWS } from '../privacy/retention-batches.ts';
import { webhooksTables } from './tables.ts';

/** The events about these messages, appointments and subscriptions, newest first. */
export const listEventsAbout = (tx: Tx, recordIds: readonly string[]) =>
  tx
    .selectFrom('webhookEvents')
    .select(['id', 'type', 'occurredAt'])
    .where('subjectId', '=', anyOf(recordIds))
    .orderBy('sequence', 'desc')
    .execute();

export const listExportedEvents = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('webhookEvents')
    .select(exportedColumns(webhooksTables.webhookEvents))
    .where('id', '=', newestOf(ids))
    .orderBy('sequence', 'desc')
    .execute();

/**
 * Deletes the events about these records that have been sent, and the personal details of those that have not: a receiver
 * still learns that an appointment was cancelled.
 */
export async function eraseEventsAbout(tx: Tx, recordIds: readonly string[]): Promise<void> {
  await sql`
    delete from webhook_events as event
    where subject_id = ${anyOf(recordIds)} and not exists (
      select from webhook_deliveries where event_id = event.id and state = 'waiting')`.execute(tx);
  await tx
    .updateTable('webhookEvents')
    .set({ details: null })
    .where('subjectId', '=', anyOf(recordIds))
    .where('details', 'is not', null)
    .execute();
  await sql`
    update webhook_deliveries set response = null from webhook_events as event
    where event.id = event_id and event.subject_id = ${anyOf(recordIds)} and response is not null`.execute(
    tx,
  );
}

/** Deletes a batch of the events from before `before`, with their deliveries. Returns their number. */
export async function deleteOldEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEvents')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhookEvents')
        .select('id')
        .where('createdAt', '<', before)
        // The event of an article occurs on its publication date, which may be later than its creation.
        .where('occurredAt', '<', before)
        .limit(RETENTION_BATCH_ROWS),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

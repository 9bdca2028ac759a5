import type { Tx } from '../../../db/client.ts';
import { anyOf } from './trace-queries.ts';

type ErasedTable =
  | 'appointments'
  | 'contactSubmissions'
  | 'newsletterSubscribers'
  | 'outboxEmails'
  | 'probateCalculations';

/** Deletes rows for good, and with an appointment its links. A trigger has its events taken out of calendars. */
export async function deleteRows(
  tx: Tx,
  table: ErasedTable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom(table).where('id', '=', anyOf(ids)).execute();
}

/** Keeps an appointment until then, and no longer. */
export async function keepAppointmentUntil(tx: Tx, id: string, eraseAfter: Date): Promise<void> {
  await tx.updateTable('appointments').set({ eraseAfter }).where('id', '=', id).execute();
}

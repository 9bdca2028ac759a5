import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

/** Scheduled and confirmed appointments that start after `after` and no later than `until`. */
export function listAppointmentsToRemindOf(db: Db, { after, until }: { after: Date; until: Date }) {
  return db
    .selectFrom('appointments')
    .select(['id', 'firstName', 'lastName', 'email', 'scheduledDate'])
    .select(sql<Date>`coalesce(time_set_at, created_at)`.as('agreedAt'))
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('scheduledDate', '>', after)
    .where('scheduledDate', '<=', until)
    .orderBy('scheduledDate')
    .execute();
}

/** Records that the client was reminded, if the appointment still has this start. */
export async function markReminderSent(
  tx: Tx,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ reminderSent: true })
    .where('id', '=', id)
    .where('scheduledDate', '=', startsAt)
    .where('reminderSent', '=', false)
    .execute();
}

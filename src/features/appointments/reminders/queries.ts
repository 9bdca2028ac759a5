import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';

/** Appointments that take place and start after `after`, at the latest at `until`. */
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

/** Notes that the client was reminded of this start; of another one they were not. */
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

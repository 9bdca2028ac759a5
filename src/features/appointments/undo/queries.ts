import { sql } from 'kysely';
import type { Tx } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import type { Place } from '../../scheduling/rules.ts';
import { STAFF_COLUMNS, type StaffTypes } from '../queries.ts';
import { HELD_SECONDS } from './rules.ts';

/** Stores the current state of an appointment, which must be locked, replacing an earlier one. */
export async function storeState(tx: Tx, { id, undoId }: { id: string; undoId: string }) {
  await sql`
    insert into appointment_undos
      (appointment_id, id, version, scheduled_date, duration, ends_at, status, reminder_sent, time_set_at, host_number, place)
    select id, ${undoId}, version + 1, scheduled_date, duration, ends_at, status, reminder_sent, time_set_at,
      host_number, coalesce(place, (select place from ${scoped('consultation_types')} where key = consultation_type), 'office')
    from ${scoped('appointments')} where id = ${id}
    on conflict (appointment_id) do update set
      id = excluded.id, version = excluded.version, scheduled_date = excluded.scheduled_date,
      duration = excluded.duration, ends_at = excluded.ends_at, status = excluded.status,
      reminder_sent = excluded.reminder_sent, time_set_at = excluded.time_set_at,
      host_number = excluded.host_number, place = excluded.place, changed_at = now()
  `.execute(tx);
}

/** The state before a change; undefined if the change has been undone, is too old or is not the latest. */
export function findUndoableState(
  tx: Tx,
  { id, undoId, version }: { id: string; undoId: string; version: number },
) {
  return tx
    .selectFrom('appointmentUndos')
    .select('endsAt')
    .where('appointmentId', '=', id)
    .where('id', '=', undoId)
    .where('version', '=', version)
    .where('changedAt', '>', sql<Date>`now() - make_interval(secs => ${HELD_SECONDS})`)
    .executeTakeFirst();
}

/**
 * Restores the stored state and deletes it, in one statement. Violates the exclusion constraint if another appointment
 * holds the time. If a reminder for the restored time has been sent in the meantime,
 * it stays recorded.
 */
export function restoreState(tx: Tx, id: string) {
  return tx
    .with('former', (db) =>
      db.deleteFrom('appointmentUndos').where('appointmentId', '=', id).returningAll(),
    )
    .updateTable('appointments as changed')
    .from('former')
    .set((eb) => ({
      scheduledDate: eb.ref('former.scheduledDate'),
      duration: eb.ref('former.duration'),
      endsAt: eb.ref('former.endsAt'),
      status: eb.ref('former.status'),
      timeSetAt: eb.ref('former.timeSetAt'),
      hostNumber: sql<number>`coalesce(former.host_number, changed.host_number)`,
      // An earlier release does not store it.
      place: sql<Place | null>`coalesce(former.place, changed.place)`,
      reminderSent: sql<boolean>`former.reminder_sent
        or (changed.reminder_sent and changed.scheduled_date = former.scheduled_date)`,
      version: sql<number>`changed.version + 1`,
    }))
    .whereRef('changed.id', '=', 'former.appointmentId')
    .returning([...STAFF_COLUMNS.map((column) => `changed.${column}` as const), 'changed.version'])
    .$narrowType<StaffTypes>()
    .executeTakeFirstOrThrow();
}

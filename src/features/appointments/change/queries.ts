import { sql } from 'kysely';
import type { Tx } from '../../../../db/client.ts';
import { noBusyOverlap, noTimeOffOverlap } from '../../scheduling/busy/overlap-queries.ts';
import { isOverlap, TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import type { Place } from '../../scheduling/rules.ts';
import { extendLink } from '../client-link/make-link.ts';
import { STAFF_COLUMNS, type StaffTypes } from '../queries.ts';
import type { AppointmentStatus } from '../rules.ts';

/** The columns that staff see, and those that a change depends on. */
const CHANGED_COLUMNS = [
  ...STAFF_COLUMNS,
  'version',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
] as const;

/** Locks an appointment until the transaction ends. */
export function lockAppointment(tx: Tx, id: string) {
  return tx
    .selectFrom('appointments')
    .select(CHANGED_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<StaffTypes>()
    .executeTakeFirst();
}
export type LockedAppointment = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

/** Changes the status of an appointment without checking its time again. */
export function updateStatus(tx: Tx, id: string, status: AppointmentStatus) {
  return tx
    .updateTable('appointments')
    .set({ status, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(CHANGED_COLUMNS)
    .$narrowType<StaffTypes>()
    .executeTakeFirstOrThrow();
}

/**
 * Sets the time of an appointment and, if given, its status and host, and extends the client's link accordingly. Needs
 * `changeCalendar`. Throws `TimeTakenError` if the exclusion constraint, time off or, without
 * `ignoreCalendarConflicts`, the calendar of the firm or the host conflicts.
 */
export async function holdTime(
  tx: Tx,
  id: string,
  change: {
    scheduledDate: Date;
    duration: number;
    endsAt: Date;
    status?: AppointmentStatus;
    reminderSent?: boolean;
    /** The new host; unchanged if omitted. */
    hostNumber?: number;
    /** The new way to meet; unchanged if omitted. */
    place?: Place;
    /** When this time was set; a reminder that was due before then is not sent. */
    timeSetAt: Date;
  },
  { ignoreCalendarConflicts = false }: { ignoreCalendarConflicts?: boolean } = {},
) {
  const blocked = sql`blocked_time(
    ${change.scheduledDate}, ${change.endsAt}, buffer_before_minutes, buffer_after_minutes)`;
  const time = { from: sql`lower(${blocked})`, to: sql`upper(${blocked})` };
  const host = sql<number>`${change.hostNumber ?? sql.ref('appointments.hostNumber')}`;
  const updated = await tx
    .updateTable('appointments')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where(noTimeOffOverlap(time, host))
    .$if(!ignoreCalendarConflicts, (query) => query.where(noBusyOverlap(time, host)))
    .returning(CHANGED_COLUMNS)
    .$narrowType<StaffTypes>()
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isOverlap(error) ? new TimeTakenError() : error;
    });
  if (!updated) throw new TimeTakenError();
  await extendLink(tx, { appointmentId: id, endsAt: change.endsAt });
  return updated;
}

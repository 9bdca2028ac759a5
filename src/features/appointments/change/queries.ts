import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../../../../db/client.ts';
import { noBusyOverlap } from '../../calendars/busy/queries.ts';
import { extendLink } from '../client-link/make-link.ts';
import { APPOINTMENT_COLUMNS, noTimeOffOverlap } from '../queries.ts';
import type { AppointmentStatus } from '../rules.ts';

/** Locks an appointment until the transaction ends. */
export function lockAppointment(tx: Tx, id: string) {
  return tx
    .selectFrom('appointments')
    .select([...APPOINTMENT_COLUMNS, 'version'])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ status: AppointmentStatus }>()
    .executeTakeFirst();
}
export type LockedAppointment = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

// Any number, the same everywhere.
const CALENDAR_LOCK = 7_203_114;

/**
 * Lets one transaction at a time take time for an appointment that exists already. Two updates that want
 * the same time would wait for one another in the exclusion constraint until Postgres ends one of them.
 */
export async function lockCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`.execute(tx);
}

/** Changes the status of an appointment whose time is not asked for anew. */
export function updateStatus(tx: Tx, id: string, status: AppointmentStatus) {
  return tx
    .updateTable('appointments')
    .set({ status, version: sql`version + 1` })
    .where('id', '=', id)
    .returning([...APPOINTMENT_COLUMNS, 'version'])
    .$narrowType<{ status: AppointmentStatus }>()
    .executeTakeFirstOrThrow();
}

/** The time is taken by another appointment, is off, or the connected calendar is busy. The transaction is lost. */
export class TimeTakenError extends Error {}

/**
 * Gives an appointment a time and a status that holds it; its client's page lasts as long after it. Needs
 * `lockCalendar`. Throws `TimeTakenError`, as the exclusion constraint decides or, without `overBusy`, the
 * connected calendar.
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
    /** Since when the client has counted on this time; left out, since now. */
    timeSetAt?: Date;
  },
  { overBusy = false }: { overBusy?: boolean } = {},
) {
  const time = { from: change.scheduledDate, to: change.endsAt };
  const updated = await tx
    .updateTable('appointments')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where(noTimeOffOverlap(time))
    .$if(!overBusy, (query) => query.where(noBusyOverlap(time)))
    .returning([...APPOINTMENT_COLUMNS, 'version'])
    .$narrowType<{ status: AppointmentStatus }>()
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isOverlap(error) ? new TimeTakenError() : error;
    });
  if (!updated) throw new TimeTakenError();
  await extendLink(tx, { appointmentId: id, endsAt: change.endsAt });
  return updated;
}

const EXCLUSION_VIOLATION = '23P01';

function isOverlap(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === EXCLUSION_VIOLATION &&
    error.constraint === 'appointments_no_overlap'
  );
}

import type { Db, Tx } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import type { AppointmentStatus } from './rules.ts';
import { appointmentsTables } from './tables.ts';

/** Appointments of an e-mail address with the columns that determine their erasure, latest first. */
export function listAppointmentsOf(
  tx: Tx,
  { email, locks }: Pick<PersonSearch, 'email' | 'locks'>,
) {
  const appointments = tx
    .selectFrom('appointments')
    .select(['id', 'status', 'scheduledDate', 'endsAt', 'duration', 'eraseAfter'])
    .where(isAddress('email', email))
    .orderBy('scheduledDate', 'desc');
  return lockedIf(locks, appointments).$narrowType<{ status: AppointmentStatus }>().execute();
}

export type FoundAppointment = Awaited<ReturnType<typeof listAppointmentsOf>>[number];

/** Which appointments the client did not come to. */
export function listExportedNoShows(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('appointmentNoShows')
    .select(exportedColumns(appointmentsTables.appointmentNoShows))
    .where('appointmentId', '=', newestOf(ids))
    .execute();
}

export function listExportedAppointments(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('appointments')
    .select(exportedColumns(appointmentsTables.appointments))
    .where('id', '=', newestOf(ids))
    .orderBy('scheduledDate', 'desc')
    .execute();
}

export function listExportedLinks(tx: Tx, appointmentIds: readonly string[]) {
  return tx
    .selectFrom('appointmentLinks')
    .select(['appointmentId', ...exportedColumns(appointmentsTables.appointmentLinks)])
    .where('appointmentId', '=', newestOf(appointmentIds))
    .execute();
}

/** Deletes appointments with their links. A trigger schedules the removal of their calendar events. */
export async function deleteAppointments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('appointments').where('id', '=', anyOf(ids)).execute();
}

/** Sets the retention of an appointment: it is erased after `eraseAfter`. */
export async function keepAppointmentUntil(tx: Tx, id: string, eraseAfter: Date): Promise<void> {
  await tx.updateTable('appointments').set({ eraseAfter }).where('id', '=', id).execute();
}

/** Deletes appointments whose retention period is over. */
export async function deleteExpiredClientFiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('appointments').where('eraseAfter', '<=', now).execute();
}

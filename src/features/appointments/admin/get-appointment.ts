import type { Context } from '../../../platform/trpc/context.ts';
import { noSuchAppointment } from '../change/lock-existing.ts';
import { findAppointment } from './queries.ts';

/** Throws `appointment_not_found`. */
export async function getAppointment({ db }: Pick<Context, 'db'>, id: string) {
  const appointment = await findAppointment(db, id);
  if (!appointment) throw noSuchAppointment();
  return appointment;
}

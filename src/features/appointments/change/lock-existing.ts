import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { type LockedAppointment, lockAppointment } from './queries.ts';

/** Locks an appointment until the transaction ends. Throws `appointment_not_found`. */
export async function lockExisting(tx: Tx, id: string): Promise<LockedAppointment> {
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw noSuchAppointment();
  return appointment;
}

export const noSuchAppointment = () => notFound('appointment', errors.appointmentNotFound);

import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { noSuchLink } from '../../../platform/secrets/token-links.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { type LockedAppointment, lockAppointment } from '../change/queries.ts';
import { changeUntil, isClosed } from '../rules.ts';
import { getLinkedId } from './get-linked.ts';

type LinkDeps = Pick<Context, 'now'> & { firm: FirmProfile };

/** Locks the appointment of a link until the transaction ends; throws if it is completed or cancelled. */
export async function lockOpen(
  tx: Tx,
  { now, firm }: LinkDeps,
  token: string,
): Promise<LockedAppointment> {
  const id = await getLinkedId(tx, { token, now: now() });
  const appointment = await lockAppointment(tx, id);
  if (!appointment) throw noSuchLink();
  requireOpenAppointment(appointment, firm);
  return appointment;
}

/** Throws `appointment_closed` if the appointment is completed or cancelled. */
export function requireOpenAppointment(
  { status }: Pick<LockedAppointment, 'status'>,
  { phone }: FirmProfile,
): void {
  if (!isClosed(status)) return;
  throw new DomainError(
    'conflict',
    'appointment_closed',
    status === 'cancelled'
      ? errors.appointmentClosed({ phone })
      : errors.appointmentTookPlace({ phone }),
  );
}

/** Throws `too_late` if it is too late for the client to change the appointment. */
export function requireTime({ scheduledDate }: LockedAppointment, { now, firm }: LinkDeps): void {
  if (now() <= changeUntil(scheduledDate)) return;
  throw new DomainError('conflict', 'too_late', errors.tooLate({ phone: firm.phone }));
}

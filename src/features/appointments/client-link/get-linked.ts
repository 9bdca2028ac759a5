import type { Db } from '../../../../db/client.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { addressLine } from '../../firm/address-line.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { listAvailabilityFor } from '../availability.ts';
import { appointmentCalendarFile } from '../calendar-file.ts';
import { findAppointmentForMail } from '../queries.ts';
import { type AppointmentStatus, changeUntil, isClosed } from '../rules.ts';
import { findLinkedAppointment, findLinkedId } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'>;

type Shown = {
  firstName: string;
  status: AppointmentStatus;
  scheduledDate: Date;
  duration: number;
};

/** The same error for an unknown, a revoked and an expired link. */
export const noSuchLink = () => notFound('link', 'This link no longer works.');

/** The id of the appointment that a client's link leads to. Throws `link_not_found`. */
export async function getLinkedId(db: Db, { token, now }: { token: string; now: Date }) {
  const id = await findLinkedId(db, { tokenHash: hashOfToken(token), now });
  if (!id) throw noSuchLink();
  return id;
}

/** The appointment that a client's link leads to. Throws `link_not_found`. */
export async function getLinked({ db, now }: Deps, token: string) {
  const id = await getLinkedId(db, { token, now: now() });
  const appointment = await findLinkedAppointment(db, id);
  if (!appointment) throw noSuchLink();
  return appointment;
}

/** An appointment as the client sees it through the link. Throws `link_not_found`. */
export async function getLinkedAppointment(deps: Deps, token: string) {
  const appointment = await getLinked(deps, token);
  return asSeenByClient(appointment, await getFirmProfile(deps.db), deps.now());
}

/** The part of an appointment that a client sees; `now` determines which actions are still allowed. */
export function asSeenByClient(
  { firstName, status, scheduledDate, duration }: Shown,
  firm: FirmProfile,
  now: Date,
) {
  const until = changeUntil(scheduledDate);
  return {
    firstName,
    status,
    scheduledDate,
    duration,
    zone: firm.zone,
    place: `${firm.name}, ${addressLine(firm)}`,
    phone: firm.phone,
    isOver: now >= scheduledDate,
    canConfirm: status === 'scheduled' && now < scheduledDate,
    canChange: !isClosed(status) && now <= until,
    changeUntil: until,
  };
}

/** The slots for moving the appointment; its own time counts as free. Throws `link_not_found` or `invalid_input`. */
export async function listLinkedFreeTimes(
  deps: Deps & Pick<Context, 'contentCache'>,
  { token, from, to }: { token: string; from: string; to: string },
) {
  const { id, duration, consultationType, hostNumber } = await getLinked(deps, token);
  return listAvailabilityFor(deps, {
    from,
    to,
    type: consultationType,
    hosts: [hostNumber],
    durationMinutes: duration,
    excludeAppointmentId: id,
  });
}

/** The calendar file of the appointment, a cancellation if it is cancelled. Throws `link_not_found`. */
export async function getLinkedCalendarFile(
  deps: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  token: string,
): Promise<string> {
  const { db, now, publicUrl } = deps;
  const id = await getLinkedId(db, { token, now: now() });
  const appointment = await findAppointmentForMail(db, id);
  if (!appointment) throw noSuchLink();
  const firm = await getFirmProfile(db);
  const method = appointment.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return appointmentCalendarFile({ appointment, firm, method, stamp: now(), publicUrl });
}

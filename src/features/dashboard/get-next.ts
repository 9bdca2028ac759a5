import { isPermitted, type StaffUser } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findAppointment } from '../appointments/admin/queries.ts';
import { getCheck } from '../conflicts/get-check.ts';
import { getPersonOfRecord } from '../people/get-person.ts';
import { findLatestMessage, listComing } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: StaffUser };

/**
 * The appointment that is on or comes next, with what the user may know about its client, and the one after it; null if
 * nothing is booked.
 */
export async function getNext({ db, now, user }: Deps) {
  const [coming, after] = await listComing(db, now(), 2);
  const appointment = coming && (await findAppointment(db, coming.id));
  if (!appointment) return null;
  const record = { kind: 'appointment', id: appointment.id } as const;
  const [message, check, person] = await Promise.all([
    isPermitted(user, 'messages.read') ? findLatestMessage(db, appointment.email) : undefined,
    isPermitted(user, 'conflicts.read') ? getCheck({ db }, record) : undefined,
    isPermitted(user, 'people.read')
      ? getPersonOfRecord({ db }, { kind: record.kind, recordId: record.id })
      : undefined,
  ]);
  return {
    appointment,
    message: message ?? null,
    conflict: check ? { state: check.state, isWaiting: check.isWaiting } : null,
    personId: person?.id ?? null,
    after: after ?? null,
  };
}

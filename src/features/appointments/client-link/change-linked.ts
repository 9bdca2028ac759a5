import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { refundForClient } from '../../payments/refunds/order-refund.ts';
import { auditAppointment, CLIENT } from '../change/audit-appointment.ts';
import { notifyClient } from '../change/notify-client.ts';
import { updateStatus } from '../change/queries.ts';
import { getLinkedAppointment } from './get-linked.ts';
import { lockOpen, requireTime } from './lock-open.ts';
import { notifyFirm } from './notify-firm.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache' | 'language'>;

/**
 * The client confirms the appointment. Idempotent. Throws `link_not_found`,
 * `appointment_closed` or `appointment_past`.
 */
export async function confirmLinked(deps: Deps, token: string) {
  const firm = await getFirmProfile(deps.db);
  const linkDeps = { ...deps, firm };
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockOpen(tx, linkDeps, token);
    if (before.status === 'confirmed') return;
    if (before.scheduledDate <= deps.now()) {
      throw new DomainError('conflict', 'appointment_past', errors.appointmentPast);
    }
    const after = await updateStatus(tx, before.id, 'confirmed');
    await auditAppointment(tx, CLIENT, { action: 'status', before, after });
    await notifyClient(tx, deps, 'booking_confirmed', after);
    await notifyFirm(tx, firm, 'client_confirmed', { before, after });
  });
  return getLinkedAppointment(deps, token);
}

/** The client cancels the appointment. Throws `link_not_found`, `appointment_closed` or `too_late`. */
export async function cancelLinked(deps: Deps, token: string) {
  const firm = await getFirmProfile(deps.db);
  const linkDeps = { ...deps, firm };
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockOpen(tx, linkDeps, token);
    requireTime(before, linkDeps);
    const after = await updateStatus(tx, before.id, 'cancelled');
    const { id: appointmentId, scheduledDate: startsAt } = before;
    await refundForClient(tx, { appointmentId, startsAt, now: deps.now() });
    await auditAppointment(tx, CLIENT, { action: 'status', before, after });
    await notifyClient(tx, deps, 'booking_cancelled', after);
    await notifyFirm(tx, firm, 'client_cancelled', { before, after });
  });
  return getLinkedAppointment(deps, token);
}

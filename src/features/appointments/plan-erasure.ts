import type { Tx } from '../../../db/client.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { refundForFirm } from '../payments/refunds/order-refund.ts';
import type { Erasure, ErasureChoices } from '../privacy/personal-data.ts';
import { auditAppointment } from './change/audit-appointment.ts';
import { appointmentTime } from './mail-templates/appointment-time.ts';
import {
  deleteAppointments,
  type FoundAppointment,
  keepAppointmentUntil,
} from './personal-data-queries.ts';
import type { sortAppointments } from './sort-for-erasure.ts';

type Sorted = ReturnType<typeof sortAppointments<FoundAppointment>>;

/**
 * Plans the erasure: deletes appointments, but keeps the client's file for its retention period unless `keepClientFile`
 * is off. Throws `upcoming_appointments` if there are upcoming appointments and `cancelUpcoming` is off.
 */
export function planErasure(
  tx: Tx,
  { upcoming, clientFile, others }: Sorted,
  { actor, cancelUpcoming, keepClientFile }: ErasureChoices,
  now: Date,
): Erasure {
  const deleted = [...upcoming, ...others, ...(keepClientFile ? [] : clientFile)];
  const kept = keepClientFile ? clientFile.filter(({ eraseAfter }) => eraseAfter === null) : [];
  return {
    counts: { appointments: deleted.length, keptAppointments: kept.length },
    async check() {
      if (!cancelUpcoming && upcoming.length > 0) await refuseUpcoming(tx, upcoming);
    },
    async run() {
      for (const before of upcoming) {
        await refundForFirm(tx, { appointmentId: before.id, now });
        await auditAppointment(tx, actor, { action: 'delete', before, after: null });
      }
      await deleteAppointments(
        tx,
        deleted.map(({ id }) => id),
      );
      for (const { id, keptUntil } of kept) await keepAppointmentUntil(tx, id, keptUntil);
    },
  };
}

async function refuseUpcoming(tx: Tx, upcoming: readonly FoundAppointment[]): Promise<never> {
  const firm = await getFirmProfile(tx);
  const starts = upcoming
    .toSorted((a, b) => a.scheduledDate.getTime() - b.scheduledDate.getTime())
    .map(({ scheduledDate }) => appointmentTime(scheduledDate, firm))
    .map(({ date, time }) => `${date} at ${time}`);
  throw new DomainError(
    'conflict',
    'upcoming_appointments',
    `Upcoming appointments: ${starts.join('; ')}. Cancel them first, or choose to cancel and erase them.`,
  );
}

import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';

type Kept = { id: string; scheduledDate: Date; duration: number; status: string };

/** Who acts, where it is whoever has the link of an appointment. No user has a space in their name. */
export const CLIENT = 'the client';

/** Writes down what was done to an appointment, without who the client is and what they wrote. */
export function auditAppointment(
  tx: Tx,
  actor: string,
  { action, before, after }: { action: string; before: Kept | null; after: Kept | null },
): Promise<void> {
  return insertAuditEntry(tx, {
    actor,
    action: `appointment.${action}`,
    entity: 'appointments',
    entityId: (after ?? before)?.id ?? null,
    before: before && stateOf(before),
    after: after && stateOf(after),
  });
}

const stateOf = ({ scheduledDate, duration, status }: Kept) => ({
  scheduledDate,
  duration,
  status,
});

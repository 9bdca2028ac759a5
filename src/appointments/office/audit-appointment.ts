import type { Tx } from '../../../db/client.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import type { User } from '../../staff/recognise-user.ts';

type Kept = { id: string; scheduledDate: Date; duration: number; status: string };

/** Writes down what staff did to an appointment, without who the client is and what they wrote. */
export function auditAppointment(
  tx: Tx,
  user: User,
  { action, before, after }: { action: string; before: Kept | null; after: Kept | null },
): Promise<void> {
  return insertAuditEntry(tx, {
    actor: user.username,
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

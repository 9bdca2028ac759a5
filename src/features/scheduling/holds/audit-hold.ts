import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';

type Held = { id: string; scheduledDate: Date; duration: number };

/** Writes an audit entry about a hold, in the log of the appointment that it may become. */
export function auditHold(
  tx: Tx,
  actor: string,
  {
    action,
    before,
    after,
  }: { action: 'hold' | 'release'; before: Held | null; after: Held | null },
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

const stateOf = ({ scheduledDate, duration }: Held) => ({
  scheduledDate,
  duration,
  status: 'held',
});

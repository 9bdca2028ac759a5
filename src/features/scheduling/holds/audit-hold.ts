import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';

/** Writes an audit entry about a hold, in the log of the appointment that it may become. */
export function auditHold(
  tx: Tx,
  { actor, action }: { actor: string; action: 'hold' | 'release' },
  { id, scheduledDate, duration }: { id: string; scheduledDate: Date; duration: number },
): Promise<void> {
  const state = { scheduledDate, duration, status: 'held' };
  const states =
    action === 'hold' ? { before: null, after: state } : { before: state, after: null };
  const entry = { actor, action: `appointment.${action}`, entity: 'appointments', entityId: id };
  return insertAuditEntry(tx, { ...entry, ...states });
}

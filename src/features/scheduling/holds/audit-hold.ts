import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';

/** Writes an audit entry about a hold, in the log of the appointment that it may become. */
export function auditHold(
  tx: Tx,
  { actor, action }: { actor: string; action: 'hold' | 'release' },
  { id, scheduledDate, duration }: { id: string; scheduledDate: Date; duration: number },
): Promise<void> {
  const state = { scheduledDate, duration, status: 'held' };
  const states = action === 'hold' ? { after: state } : { before: state };
  return logChange(tx, actor, `appointment.${action}`, ['appointments', id], states);
}

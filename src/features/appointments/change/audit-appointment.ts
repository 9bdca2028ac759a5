import type { Tx } from '../../../../db/client.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';

/** The fields of an appointment that the audit log stores. */
export type AuditedAppointment = {
  id: string;
  scheduledDate: Date;
  duration: number;
  status: string;
};

/** The actor in the audit log for actions through a client's link. Contains a space, so it cannot be a username. */
export const CLIENT = 'the client';

/** Writes an audit entry about an appointment, without the client's identity and messages. */
export function auditAppointment(
  tx: Tx,
  actor: string,
  {
    action,
    before,
    after,
  }: { action: string; before: AuditedAppointment | null; after: AuditedAppointment | null },
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

const stateOf = ({ scheduledDate, duration, status }: AuditedAppointment) => ({
  scheduledDate,
  duration,
  status,
});

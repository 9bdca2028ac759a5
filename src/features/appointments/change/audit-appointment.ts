import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import { listHostNames } from '../../scheduling/hosts/queries.ts';
import { FIRM_HOST } from '../../scheduling/rules.ts';

/** The fields of an appointment that the audit log stores. */
export type AuditedAppointment = {
  id: string;
  scheduledDate: Date;
  duration: number;
  status: string;
  hostNumber?: number;
};

/** The actor in the audit log for actions through a client's link. Contains a space, so it cannot be a username. */
export const CLIENT = 'the client';

/**
 * Writes an audit entry about an appointment, without the client's identity and messages. It names the host if that is
 * or was an attorney.
 */
export async function auditAppointment(
  tx: Tx,
  actor: string,
  {
    action,
    before,
    after,
  }: { action: string; before: AuditedAppointment | null; after: AuditedAppointment | null },
): Promise<void> {
  const nameOf = await attorneyNames(tx, [before, after]);
  const row = ['appointments', (after ?? before)?.id ?? null] as const;
  await logChange(tx, actor, `appointment.${action}`, row, {
    before: before && stateOf(before, nameOf),
    after: after && stateOf(after, nameOf),
  });
}

type NameOf = (hostNumber: number | undefined) => string | undefined;

/** The names of the hosts; none if the firm as a whole takes the appointment, which needs no mention. */
async function attorneyNames(
  tx: Tx,
  states: readonly (AuditedAppointment | null)[],
): Promise<NameOf> {
  const numbers = states.flatMap((state) => state?.hostNumber ?? []);
  if (numbers.every((number) => number === FIRM_HOST)) return () => undefined;
  const names = new Map((await listHostNames(tx)).map(({ number, name }) => [number, name]));
  return (number = FIRM_HOST) => names.get(number) ?? 'The firm';
}

function stateOf(
  { scheduledDate, duration, status, hostNumber }: AuditedAppointment,
  nameOf: NameOf,
) {
  const attorney = nameOf(hostNumber);
  return { scheduledDate, duration, status, ...(attorney && { attorney }) };
}

import type { Db, Tx } from '../../../../db/client.ts';
import { hasPermission, rolesWith } from '../../../platform/auth/permission-rules.ts';
import { isStaffRole } from '../../../platform/auth/rules.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { findRole, listAddressesOfRoles } from './queries.ts';

/** Who may approve accounts. */
const APPROVERS = rolesWith('staff.manage');

/** The most recipients of these mails. */
const MAX_RECEIVERS = 20;

/**
 * Queues a mail about the waiting accounts to each person who may approve them: at most one per person and clock hour,
 * however many sign up.
 */
export async function announceAccessRequest(tx: Tx, now: Date): Promise<void> {
  const receivers = await listAddressesOfRoles(tx, APPROVERS, MAX_RECEIVERS);
  const hour = now.toISOString().slice(0, 13);
  await enqueueEmails(
    tx,
    receivers.map(({ id, username, email }) => ({
      kind: 'access_request',
      toEmail: email,
      toName: username,
      payload: { id },
      dedupeKey: `access_request:${id}:${hour}`,
    })),
  );
}

/** Whether somebody may approve accounts now. */
export async function mayApprove(db: Db, userId: string): Promise<boolean> {
  const role = await findRole(db, userId);
  return role !== undefined && isStaffRole(role) && hasPermission(role, 'staff.manage');
}

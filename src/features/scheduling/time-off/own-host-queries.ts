import type { Db } from '../../../../db/client.ts';
import { seesOwnRowsOnly } from '../../../platform/auth/permission-rules.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';

/**
 * The host whose time off alone the user may read and set: null if they are no host. Undefined for users who may read
 * and set everybody's and the firm's.
 */
export async function findOwnHost(
  db: Db,
  { role, attorneyId }: StaffUser,
): Promise<number | null | undefined> {
  if (!seesOwnRowsOnly(role)) return undefined;
  const host = await db
    .selectFrom('hosts')
    .select('number')
    .where('attorneyId', '=', attorneyId)
    .executeTakeFirst();
  return host?.number ?? null;
}

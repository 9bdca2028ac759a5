import type { Db, Tx } from '../../../../db/client.ts';
import type { Role, StaffRole } from '../../../platform/auth/rules.ts';
import { countCapped } from '../../../platform/pagination/count-queries.ts';

/** Users with one of the roles and an address, those with the longest access first. */
export const listAddressesOfRoles = (tx: Tx, roles: readonly StaffRole[], limit: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('role', 'in', roles)
    .where('email', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ email: string }>()
    .execute();

/** How many accounts wait for approval; see `countCapped`. */
export const countAccessRequests = (db: Db): Promise<number> =>
  countCapped(db, db.selectFrom('users').select('id').where('role', '=', 'pending'));

/** The role that somebody has now. */
export async function findRole(db: Db, id: string): Promise<Role | undefined> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst();
  return user?.role;
}

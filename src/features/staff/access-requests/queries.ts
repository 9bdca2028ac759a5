import type { Db, Tx } from '../../../../db/client.ts';
import { mayDoIt } from '../../../platform/auth/permission-queries.ts';
import type { Permission } from '../../../platform/auth/permission-rules.ts';
import { countCapped } from '../../../platform/pagination/count-queries.ts';

/** Users with a permission and an address, those with the longest access first. */
export const listAddressesOf = (tx: Tx, permission: Permission, limit: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where(mayDoIt(permission))
    .where('email', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ email: string }>()
    .execute();

/** How many accounts wait for approval; see `countCapped`. */
export const countAccessRequests = (db: Db): Promise<number> =>
  countCapped(db, db.selectFrom('users').select('id').where('role', '=', 'pending'));

/** Whether somebody has a permission now. */
export async function hasNow(db: Db, id: string, permission: Permission): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(mayDoIt(permission))
    .executeTakeFirst();
  return user !== undefined;
}

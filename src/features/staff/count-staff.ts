import type { Context } from '../../platform/trpc/context.ts';
import { countUsers } from './queries.ts';

/** The number of people who have signed in, in total and by status. */
export async function countStaffByStatus({ db }: Pick<Context, 'db'>) {
  const [all, pending, active, revoked, refused] = await Promise.all([
    countUsers(db, null),
    countUsers(db, 'pending'),
    countUsers(db, 'active'),
    countUsers(db, 'revoked'),
    countUsers(db, 'refused'),
  ]);
  return { all, pending, active, revoked, refused };
}

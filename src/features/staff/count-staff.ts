import type { Context } from '../../platform/trpc/context.ts';
import { countUsers } from './queries.ts';

/** How many have signed in, and how many of them wait, have access, have it no more, or were refused. */
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

import type { Context } from '../context.ts';
import { countUsers } from './queries.ts';

/** How many have signed in, how many of them wait, have access, and have it no more. */
export async function countStaffByStatus({ db }: Pick<Context, 'db'>) {
  const [all, pending, active, revoked] = await Promise.all([
    countUsers(db, null),
    countUsers(db, 'pending'),
    countUsers(db, 'active'),
    countUsers(db, 'revoked'),
  ]);
  return { all, pending, active, revoked };
}

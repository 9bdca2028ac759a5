import type { Context } from '../../platform/trpc/context.ts';
import { listBooked } from './queries.ts';

// As many as fit into a question.
const SHOWN = 50;

/** The first appointments to come of a host, and how many there are. */
export async function listBookedWithHost(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { number }: { number: number },
) {
  const rows = await listBooked(db, { host: number, now: now(), limit: SHOWN });
  return { count: rows[0]?.count ?? 0, first: rows };
}

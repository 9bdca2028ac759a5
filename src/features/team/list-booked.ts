import type { Context } from '../../platform/trpc/context.ts';
import { listBooked } from './queries.ts';

// The most appointments that the confirmation dialog lists.
const SHOWN = 50;

/** The next appointments of a host, at most `SHOWN`, and the number of all future ones. */
export async function listBookedWithHost(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { number }: { number: number },
) {
  const rows = await listBooked(db, { host: number, now: now(), limit: SHOWN });
  return { count: rows[0]?.count ?? 0, first: rows };
}

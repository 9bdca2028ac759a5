import type { Context } from '../../../platform/trpc/context.ts';
import { countWaiting, listWaiting } from './queries.ts';

/** Who waits for an answer, and for how long. */
export async function getWaiting({ db, now }: Pick<Context, 'db' | 'now'>) {
  const at = now();
  return { ...(await countWaiting(db, at)), people: await listWaiting(db, at) };
}

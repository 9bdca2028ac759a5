import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';

/** A host on a local day, which begins at `from`. */
export type HostDay = { number: number; from: Date };

/**
 * Makes bookings that count towards the same limits per day wait for one another until their transactions end: each
 * must see the ones before it. All take their locks in the same order.
 */
export async function lockDayLimits(tx: Tx, days: readonly HostDay[]): Promise<void> {
  const names = new Set(days.map(({ number, from }) => `${from.toISOString()} ${number}`));
  await sql`
    select pg_advisory_xact_lock(hashtextextended(day, 0))
    from unnest(${[...names].sort()}::text[]) with ordinality as limited (day, place)
    order by place`.execute(tx);
}

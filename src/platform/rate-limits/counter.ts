import type { Db } from '../../../db/client.ts';
import { isSerializationFailure } from '../../../db/database-error.ts';
import { createBatcher } from '../background/create-batcher.ts';
import { type Counted, countHits, type Hits } from './queries.ts';

/** Counts one hit, and answers how many have come in the running window with it. */
export type IncrementCounter = (hit: { key: string; seconds: number }) => Promise<Counted>;

/**
 * Counts hits over all copies of the process. Those that come at the same time are counted by one statement, each in
 * its turn.
 */
export function createCounter(db: Db): IncrementCounter {
  return createBatcher(
    async (hits) => {
      const counters = new Map<string, Hits>();
      const turns = hits.map(({ key, seconds }) => {
        const turn = (counters.get(key)?.hits ?? 0) + 1;
        counters.set(key, { key, seconds, hits: turn });
        return { key, turn };
      });
      const counted = await countHits(db, [...counters.values()]);
      return turns.map(({ key, turn }) => {
        const { hits: all, secondsLeft } = counted.get(key) as Counted;
        return { hits: all - (counters.get(key) as Hits).hits + turn, secondsLeft };
      });
    },
    { retryIndividually: isSerializationFailure },
  );
}

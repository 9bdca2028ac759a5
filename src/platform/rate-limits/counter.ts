import type { Db } from '../../../db/client.ts';
import { isSerializationFailure } from '../../../db/database-error.ts';
import { createBatcher } from '../background/create-batcher.ts';
import { type Counted, countHits, type Hits } from './queries.ts';

/** Counts one hit, and returns the total in the current window, this hit included. */
export type IncrementCounter = (hit: { key: string; seconds: number }) => Promise<Counted>;

/**
 * Counts hits across all instances. Simultaneous hits are batched into one statement, and each gets its own running
 * total.
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

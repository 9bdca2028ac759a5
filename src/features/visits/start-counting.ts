import { randomUUID } from 'node:crypto';
import { backoffMs } from '../../platform/background/backoff.ts';
import { orNullWithin } from '../../platform/background/with-timeout.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { addCounts, type DayCount } from './queries.ts';
import { settleCounts } from './settle-counts.ts';
import type { Count, VisitCounter } from './visit-counter.ts';

/** A killed process loses the visits of this period and of one statement in progress: less than a second. */
const FLUSH_MS = 500;
/** The timeout for the last write at shutdown, in case the database does not respond. */
const STOPS_WITHIN_MS = 1_000;
const ERROR_BACKOFF = { firstMs: FLUSH_MS, maxMs: 30_000 };

type Deps = Pick<Context, 'contentCache' | 'db' | 'log' | 'now'> & {
  counter: VisitCounter;
  /** Replaced in tests of lost responses. */
  add?: typeof addCounts;
};

/**
 * Flushes the counter to the database half a second after the first visit that is not stored yet; idle while there are
 * no visits. A batch that failed is retried under the same number before the next one, so that no visit is lost or
 * counted twice while the process runs. Returns a function that stops counting and flushes the rest.
 */
export function startCounting({ counter, add = addCounts, ...deps }: Deps): () => Promise<void> {
  const counterId = randomUUID();
  let batch = 1;
  let taken: Count[] = [];
  let counts: DayCount[] | undefined;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> = Promise.resolve();
  let isStopped = false;

  const schedule = (ms: number) => {
    if (isStopped) return;
    timer = setTimeout(() => void flush().catch(() => {}), ms);
    timer.unref();
  };
  const waitForVisits = () => counter.oncePending(() => schedule(FLUSH_MS));

  async function addTaken(): Promise<void> {
    if (taken.length === 0) taken = counter.take();
    if (taken.length === 0) return;
    counts ??= await settleCounts(deps, taken);
    if (counts.length > 0) await add(deps.db, { counterId, batch, counts });
    batch += 1;
    taken = [];
    counts = undefined;
  }

  function flush(): Promise<void> {
    inProgress = addTaken().then(
      () => {
        failures = 0;
        waitForVisits();
      },
      (error: unknown) => {
        failures += 1;
        deps.log.warn({ err: error }, 'visit counts could not be stored; will retry');
        schedule(backoffMs(failures, ERROR_BACKOFF));
        throw error;
      },
    );
    return inProgress;
  }

  waitForVisits();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const addRest = async () => {
      await inProgress.catch(() => {});
      // If the last batch failed, the first flush retries that batch, and the second stores what was counted since.
      const hasFailed = taken.length > 0;
      await flush();
      if (hasFailed) await flush();
    };
    await orNullWithin(STOPS_WITHIN_MS, addRest());
  };
}

import { randomUUID } from 'node:crypto';
import { backoffMs } from '../../platform/background/backoff.ts';
import { orNullWithin } from '../../platform/background/with-timeout.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { addCounts, type DayCount } from './queries.ts';
import { settleCounts } from './settle-counts.ts';
import type { Count, VisitCounter } from './visit-counter.ts';

/** A process that is killed loses the visits of this time, and of one statement: less than a second. */
const FLUSH_MS = 500;
/** A database that does not answer must not hold up the end of the process. */
const STOPS_WITHIN_MS = 1_000;
const ERROR_BACKOFF = { firstMs: FLUSH_MS, maxMs: 30_000 };

type Deps = Pick<Context, 'contentCache' | 'db' | 'log' | 'now'> & {
  counter: VisitCounter;
  /** Replaced by tests of lost answers. */
  add?: typeof addCounts;
};

/**
 * Adds what the counter has counted to the database, half a second after the first visit that is not added yet; nothing
 * runs while nobody visits. A batch that could not be added is added again under its number before the next one, so that
 * no visit is lost or added twice while the process lives. Returns a function that stops this and adds the rest.
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
        deps.log.warn({ err: error }, 'visits could not be counted; they are added later');
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
      // The batch that failed last, and what was counted since.
      const hasFailed = taken.length > 0;
      await flush();
      if (hasFailed) await flush();
    };
    await orNullWithin(STOPS_WITHIN_MS, addRest());
  };
}

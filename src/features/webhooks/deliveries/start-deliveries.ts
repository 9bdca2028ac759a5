import { createPoller, type IdleBackoff } from '../../../platform/background/create-poller.ts';
import { withTimeout } from '../../../platform/background/with-timeout.ts';
import { claimDeliveries, findNextDeliveryMs, listDueEndpoints } from './claim-queries.ts';
import { type DeliveryDeps, deliverEvent } from './deliver-event.ts';

/** Requests to one endpoint at a time, in one process. */
const AT_ONCE = 4;
const ENDS_WITHIN_MS = 3_000;

/**
 * Sends due events, to each endpoint on its own: a slow receiver delays no other. Returns a function that claims nothing
 * more and waits up to three seconds for requests in progress.
 */
export function startDeliveries({
  deps,
  everyMs,
  idleBackoff,
  onError,
}: {
  deps: DeliveryDeps;
  everyMs: number;
  idleBackoff: Omit<IdleBackoff, 'findNextMs'>;
  onError: (error: unknown) => void;
}): () => Promise<void> {
  const { db, now } = deps;
  const atWork = new Map<string, Promise<void>>();
  let isStopped = false;

  const serve = async (endpointId: string): Promise<void> => {
    while (!isStopped) {
      const claimed = await claimDeliveries(db, { endpointId, now: now(), limit: AT_ONCE });
      if (claimed.length === 0) return;
      const outcomes = await Promise.allSettled(claimed.map((each) => deliverEvent(deps, each)));
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
    }
  };
  const poller = createPoller({
    everyMs,
    idleBackoff: { ...idleBackoff, findNextMs: () => findNextDeliveryMs(db, now()) },
    run: async () => {
      for (const id of await listDueEndpoints(db, now())) {
        if (atWork.has(id)) continue;
        atWork.set(
          id,
          serve(id)
            .catch(onError)
            .then(() => void atWork.delete(id)),
        );
      }
    },
    onError,
  });
  poller.wakeUp();
  return async () => {
    isStopped = true;
    await poller.stop();
    await withTimeout(Promise.all(atWork.values()), ENDS_WITHIN_MS, () => {});
  };
}

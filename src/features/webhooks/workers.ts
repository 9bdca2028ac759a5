import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { DeliveryDeps } from './deliveries/deliver-event.ts';
import { startDeliveries } from './deliveries/start-deliveries.ts';

/** Starts the webhook deliveries. Returns a function that stops them. */
export async function startWebhookWorkers(
  _jobs: JobRunner,
  {
    log,
    pollIntervals,
    writes,
    ...deps
  }: DeliveryDeps & Pick<Context, 'log'> & { pollIntervals: PollIntervals; writes: WriteSignal },
): Promise<() => Promise<void>> {
  return startDeliveries({
    deps,
    everyMs: pollIntervals.jobsMs,
    idleBackoff: { maxMs: pollIntervals.maxIdleMs, writes },
    onError: (error) => log.warn({ err: error }, 'webhook deliveries are delayed'),
  });
}

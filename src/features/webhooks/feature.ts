import type { ActionSentences } from '../../platform/audit/sentences.ts';
import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { DeliveryDeps } from './deliveries/deliver-event.ts';
import { countLateDeliveries } from './deliveries/list-queries.ts';
import { startDeliveries } from './deliveries/start-deliveries.ts';
import { webhooksOutsideAccess } from './endpoints/outside-access.ts';
import { webhookMails } from './mails.ts';
import { webhooksPersonalData } from './personal-data.ts';
import { webhooksRouter } from './router.ts';
import { webhooksTables } from './tables.ts';

const webhookMetrics: readonly DatabaseGauge[] = [
  {
    name: 'webhooks_failing',
    help: 'Deliveries of webhooks that wait for a retry, up to 10,000.',
    read: ({ db }) => countLateDeliveries(db),
  },
];

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const webhooksFeature = {
  routers: { webhooks: webhooksRouter },
  mails: webhookMails,
  metrics: webhookMetrics,
  personalData: webhooksPersonalData,
  outsideAccess: webhooksOutsideAccess,
  startWorkers: startWebhookWorkers,
  tables: webhooksTables,
  actions: {
    'webhook.create': (name) => `added a webhook to ${name}`,
    'webhook.delete': (name) => `deleted the webhook to ${name}`,
    'webhook.disable': (name) => `disabled the webhook to ${name}`,
    'webhook.pause': (name) => `paused the webhook to ${name}`,
    'webhook.redeliver': (name) => `sent events to ${name} again`,
    'webhook.replace-secret': (name) => `replaced the secret of the webhook to ${name}`,
    'webhook.resume': (name) => `resumed the webhook to ${name}`,
    'webhook.test': (name) => `tested the webhook to ${name}`,
    'webhook.update': (name) => `changed the webhook to ${name}`,
  } satisfies ActionSentences,
};

/** Starts the webhook deliveries. Returns a function that stops them. */
async function startWebhookWorkers(
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

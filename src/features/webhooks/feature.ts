import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { webhooksOutsideAccess } from './endpoints/outside-access.ts';
import { webhookMails } from './mails.ts';
import { webhookMetrics } from './metrics.ts';
import { webhooksPersonalData } from './personal-data.ts';
import { webhooksRouter } from './router.ts';
import { webhooksTables } from './tables.ts';
import { startWebhookWorkers } from './workers.ts';

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

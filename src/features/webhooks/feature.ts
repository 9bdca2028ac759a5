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
};

import type { ActionSentences } from '../../platform/audit/sentences.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { countFailedRefunds } from './refunds/queries.ts';
import { sendDueRefunds } from './refunds/send-refund.ts';
import { paymentsRouter } from './router.ts';
import { paymentsTables } from './tables.ts';
import { paymentTimeline } from './timeline.ts';

const paymentMetrics: readonly DatabaseGauge[] = [
  {
    name: 'refunds_failed',
    help: 'Refunds of fees that the payment company refused, up to 10,000.',
    read: ({ db }) => countFailedRefunds(db),
  },
];

/** Fees for consultations: keys, refunds and records. The booking itself is in `appointments/paid`. */
export const paymentsFeature = {
  routers: { payments: paymentsRouter },
  personalData: paymentsPersonalData,
  timeline: [paymentTimeline],
  tables: paymentsTables,
  metrics: paymentMetrics,
  async startWorkers(jobs: JobRunner, deps: Parameters<typeof sendDueRefunds>[0]): Promise<void> {
    await jobs.schedule('send-refunds', '* * * * *');
    await jobs.work('send-refunds', () => sendDueRefunds(deps));
  },
  actions: {
    'payments.refund': (_name, { isRetry }) =>
      isRetry ? 'tried again to return a fee' : 'returned a fee',
    'payments.settings': 'changed how clients pay',
    'payments.settings-delete': 'deleted the keys of the payment company',
    'payments.test': 'tested the key of the payment company',
  } satisfies ActionSentences,
};

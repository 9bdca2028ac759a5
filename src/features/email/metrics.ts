import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { countOutbox, findOldestInState } from './outbox-queries.ts';

const UNSENT = ['queued', 'failed', 'needs_attention'] as const;

export const emailMetrics: readonly DatabaseGauge[] = [
  {
    name: 'mails',
    help: 'Mails that are not sent yet, up to 10,000.',
    label: 'state',
    async read({ db }) {
      const counts: Record<string, number> = {};
      for (const state of UNSENT) counts[state] = await countOutbox(db, state);
      return counts;
    },
  },
  {
    name: 'mail_oldest_seconds',
    help: 'How long the oldest unsent mail has waited.',
    async read({ db, now }) {
      const queued = await findOldestInState(db, 'queued');
      const failed = await findOldestInState(db, 'failed');
      const writtenMs = [queued, failed].map((mail) => (mail?.createdAt ?? now).getTime());
      return (now.getTime() - Math.min(...writtenMs)) / 1_000;
    },
  },
];

import type { Context } from '../context.ts';
import { countOutbox, hasActiveEmailSettings } from './outbox-queries.ts';

/** How the mail stands: whether it can be sent at all, and how many there are in each state. */
export async function summariseOutbox({ db, holdsMail }: Pick<Context, 'db' | 'holdsMail'>) {
  const [isConfigured, all, queued, sent, failed, skipped] = await Promise.all([
    holdsMail ? hasActiveEmailSettings(db) : true,
    countOutbox(db, null),
    countOutbox(db, 'queued'),
    countOutbox(db, 'sent'),
    countOutbox(db, 'failed'),
    countOutbox(db, 'skipped'),
  ]);
  return { isConfigured, counts: { all, queued, sent, failed, skipped } };
}

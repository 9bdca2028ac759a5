import { subDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { mailClient } from '../requests/ask-for-documents.ts';
import { REMIND_AFTER_DAYS } from '../rules.ts';
import { claimReminders, listUnanswered } from './queries.ts';

/**
 * Queues a reminder for each client who has not sent something that they were asked for, once per time that staff ask.
 * Called every minute, and safe to run in several processes.
 */
export async function remindOfDocuments({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const askedBefore = subDays(now(), REMIND_AFTER_DAYS);
  const due = await listUnanswered(db, { askedBefore, now: now() });
  if (due.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const ids = due.map(({ id }) => id);
    for (const requestId of await claimReminders(tx, ids, now())) {
      await mailClient(tx, 'documents_reminder', { requestId, key: now().toISOString() });
    }
  });
}

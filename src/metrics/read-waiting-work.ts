import type { Db } from '../../db/client.ts';
import { isCalendarWell } from '../calendars/read-status.ts';
import type { Context } from '../context.ts';
import { countOutbox, findOldestInState } from '../email/outbox-queries.ts';
import { countDueJobs } from '../jobs/queries.ts';
import { countFailingSources } from '../news-sources/queries.ts';

const UNSENT = ['queued', 'failed', 'needs_attention'] as const;

export type WaitingWork = Awaited<ReturnType<typeof readWaitingWork>>;

/** What waits to be done, and what cannot be done, over all copies of the process. */
export async function readWaitingWork({ db, now }: Pick<Context, 'db' | 'now'>) {
  // One connection for all of it: being watched must not take what visitors need.
  return await db.connection().execute(async (one) => {
    const mails: Partial<Record<(typeof UNSENT)[number], number>> = {};
    for (const state of UNSENT) mails[state] = await countOutbox(one, state);
    return {
      mails,
      oldestMailSeconds: (now().getTime() - (await oldestMail(one, now()))) / 1_000,
      jobs: await countDueJobs(one),
      isCalendarWell: await isCalendarWell({ db: one, now }),
      failingSources: await countFailingSources(one),
    };
  });
}

/** When the oldest mail was written that will still be tried, in milliseconds; `now` if none waits. */
async function oldestMail(db: Db, now: Date): Promise<number> {
  const queued = await findOldestInState(db, 'queued');
  const failed = await findOldestInState(db, 'failed');
  return Math.min(...[queued, failed].map((mail) => (mail?.createdAt ?? now).getTime()));
}

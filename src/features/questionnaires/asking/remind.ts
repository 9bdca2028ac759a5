import { subDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { REMIND_AFTER_DAYS, stateOf } from '../rules.ts';
import { mailTo } from './links.ts';
import { findRequest, listToRemind, lockRequest, setReminded } from './queries.ts';

const BATCH = 100;

/** Reminds clients once of questions that they have not answered, as long as it is their turn. */
export async function remindOfQuestions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const { id } of await listToRemind(db, subDays(now(), REMIND_AFTER_DAYS), BATCH)) {
    await db.transaction().execute(async (tx) => {
      if (!(await lockRequest(tx, id))) return;
      const request = await findRequest(tx, id);
      if (!request || request.sentAt) return;
      await setReminded(tx, id, now());
      const state = stateOf(request, now());
      const isOver =
        request.appointmentStatus === 'cancelled' || isPast(request.scheduledDate, now());
      if ((state === 'names' || state === 'open') && !isOver)
        await enqueueEmails(tx, [mailTo(request, 'questions_reminder', request.linkId)]);
    });
  }
}

const isPast = (scheduledDate: Date | null, now: Date) =>
  scheduledDate !== null && scheduledDate <= now;

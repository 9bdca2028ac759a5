import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockSettledStep, saveSettledStep } from './queries.ts';

const step = 'both-calendars';

/** Records that the firm as a whole is meant to be booked beside its attorneys. Idempotent. */
export function keepBothCalendars({
  db,
  user,
}: Pick<Context, 'db'> & { user: User }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (await lockSettledStep(tx, step)) return;
    await saveSettledStep(tx, { step, isSkipped: false });
    await logChange(tx, user.username, 'setup.both-calendars', ['setup_steps', step], {
      after: { step },
    });
  });
}

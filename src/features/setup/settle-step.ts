import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { leaveSampleState } from './areas/leave-sample-state.ts';
import { writeMenuWords } from './areas/write-menu-words.ts';
import { lockSettledStep, saveSettledStep } from './queries.ts';
import type { Step } from './rules.ts';

type Settled = { step: Step; isSkipped: boolean };

/**
 * Records that staff have finished or skipped a step of the assistant. The first one says where the office is, on which
 * texts of the site and the words in the menus depend. Idempotent.
 */
export function settleStep(
  { db, user, translatables }: Pick<Context, 'db' | 'translatables'> & { user: User },
  settled: Settled,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (settled.step === 'firm') {
      await leaveSampleState({ db: tx, user, translatables });
      await writeMenuWords({ db: tx, user });
    }
    await settleStepIn(tx, user, settled);
  });
}

/** Like `settleStep`, as part of a larger transaction. */
export async function settleStepIn(
  tx: Tx,
  user: User,
  { step, isSkipped }: Settled,
): Promise<void> {
  const before = await lockSettledStep(tx, step);
  if (before?.isSkipped === isSkipped) return;
  await saveSettledStep(tx, { step, isSkipped });
  await logChange(tx, user.username, 'setup.step', ['setup_steps', step], {
    before: before ? { step, ...before } : null,
    after: { step, isSkipped },
  });
}

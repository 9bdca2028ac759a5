import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockCheck, saveDecision } from './check-queries.ts';
import { noSuchRecord } from './get-check.ts';
import { lockRecord } from './record-queries.ts';
import type { DecideInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Records the decision of staff about a record: that there is a conflict of interest, or none. Throws
 * `message_not_found`, `appointment_not_found`, and `edited_meanwhile` if there were new matches or another decision
 * since the caller read the check.
 */
export function decideConflict(
  { db, now, user }: Deps,
  { version, state, note, ...ref }: DecideInput,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockRecord(tx, ref))) throw noSuchRecord(ref);
    const before = await lockCheck(tx, ref);
    if ((before?.version ?? 0) !== version) {
      throw editedMeanwhile(
        'This conflict check has changed since you opened it. Reload and review before you continue.',
        'changed_meanwhile',
      );
    }
    const checkId = await saveDecision(tx, ref, {
      ...{ state, note, decidedBy: user.username, decidedAt: now() },
    });
    // Logged by the id of the check, and without names, because an export for the client contains the entries about
    // their records.
    await logChange(tx, user.username, 'conflict.decide', ['conflict_checks', checkId], {
      before: { state: before?.state ?? 'none' },
      after: { state },
    });
  });
}

import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { noSuchRecord } from './get-check.ts';
import { lockRecord, updateOtherSide } from './record-queries.ts';
import type { SaveOtherSideInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

const ENTITIES = {
  message: 'contact_submissions',
  appointment: 'appointments',
  questions: 'question_requests',
} as const;

/**
 * Changes who is on the other side of a client's matter; the names are then compared again. Throws `message_not_found`,
 * `appointment_not_found` and `edited_meanwhile`.
 */
export function saveOtherSide(
  { db, user }: Deps,
  { otherSide, before, ...ref }: SaveOtherSideInput,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const record = await lockRecord(tx, ref);
    if (!record) throw noSuchRecord(ref);
    if (record.otherSide === otherSide) return;
    if (record.otherSide !== before) {
      throw editedMeanwhile('Somebody else has changed the other side since you opened it.');
    }
    await updateOtherSide(tx, ref, otherSide);
    // Keeps the names out of the audit log.
    await logChange(tx, user.username, 'conflict.other-side', [ENTITIES[ref.kind], ref.id], {
      before: { hasOtherSide: record.otherSide !== null },
      after: { hasOtherSide: otherSide !== null },
    });
  });
}

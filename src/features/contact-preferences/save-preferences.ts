import { isDeepStrictEqual } from 'node:util';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockStated, updateStated } from './queries.ts';
import type { ContactPreferences } from './rules.ts';
import type { SavePreferencesInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

const ENTITIES = { message: 'contact_submissions', appointment: 'appointments' } as const;

/**
 * Changes how a client may be reached, after they have told staff. Applies to mails that are not sent yet. Throws
 * `message_not_found`, `appointment_not_found` and `edited_meanwhile`.
 */
export function savePreferences(
  { db, user }: Deps,
  { before, contactPreferences, ...ref }: SavePreferencesInput,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const record = await lockStated(tx, ref);
    if (!record) throw notFound(ref.kind, `There is no such ${ref.kind}.`);
    if (isDeepStrictEqual(record.contactPreferences, contactPreferences)) return;
    if (!isDeepStrictEqual(record.contactPreferences, before)) {
      throw editedMeanwhile('Somebody else has changed the preferences since you opened them.');
    }
    await updateStated(tx, ref, contactPreferences);
    await logChange(tx, user.username, 'contact-preferences.update', [ENTITIES[ref.kind], ref.id], {
      before: auditedOf(record.contactPreferences),
      after: auditedOf(contactPreferences),
    });
  });
}

/** Keeps the client's own words out of the audit log. */
function auditedOf(stated: ContactPreferences | null) {
  const { bestTimes, ...answers } = stated ?? {};
  return { ...answers, hasBestTimes: bestTimes !== undefined };
}

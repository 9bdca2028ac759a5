import { inSnapshot } from '../../../db/in-snapshot.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile } from '../../platform/errors/errors.ts';
import { deleteStoredResponses } from '../../platform/idempotency/queries.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { emailPseudonym } from './email-pseudonym.ts';
import { findRecords, fingerprintOf } from './find-records.ts';
import type { ErasedCounts, PersonalRecords } from './personal-data.ts';
import type { ErasePersonInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'personalData'> & { user: User };

/**
 * Erases all data of the person with an address, in one transaction: what they sent, the mails to and about them, and
 * their name in the audit log. The responses stored for idempotent requests are deleted too, regardless of whom they
 * are about. Accounts stay. Records that arrive during the erasure are left intact, with their mails. Idempotent.
 * Throws `edited_meanwhile` if something was added or changed since it was viewed, and the errors of the features'
 * checks, such as for upcoming appointments unless they are to be cancelled.
 */
export function erasePerson(deps: Deps, input: ErasePersonInput): Promise<ErasedCounts> {
  const { db, now, secrets, personalData, user } = deps;
  return inSnapshot(db, async (tx) => {
    await deleteStoredResponses(tx);
    const search = { email: input.email, now: now(), locks: true };
    const found = await findRecords(tx, personalData, search);
    const choices = { ...input, actor: user.username };
    const erasures = found.flatMap(({ planErasure }) => planErasure?.(choices) ?? []);
    const erased: ErasedCounts = Object.assign({}, ...erasures.map(({ counts }) => counts));
    if (Object.values(erased).every((count) => count === 0)) return erased;
    requireSeen(found, input);
    for (const { check } of erasures) await check?.();
    for (const { run } of erasures) await run();
    await logChange(
      tx,
      user.username,
      'privacy.erase',
      ['people', emailPseudonym(secrets, input.email)],
      { after: erased },
    );
    return erased;
  });
}

function requireSeen(found: readonly PersonalRecords[], { seen }: ErasePersonInput): void {
  if (fingerprintOf(found) === seen) return;
  throw editedMeanwhile(
    'The data of this person has changed since you opened it. Reload and review before you continue.',
    'changed_meanwhile',
  );
}

import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile, invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getPerson, noSuchPerson, requirePerson } from './get-person.ts';
import { listOwners, lockPerson, updatePersonFields } from './queries.ts';
import { refreshPeople } from './refresh-queries.ts';
import type { UpdatePersonInput } from './schema.ts';

/**
 * Replaces tags, owner and next step of a person, and returns them. Throws `person_not_found`, `edited_meanwhile`, or
 * `invalid_input` for an owner without access.
 */
export async function updatePerson(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { id, updatedAt, ...input }: UpdatePersonInput,
) {
  const fields = { ...input, tags: [...new Set(input.tags)] };
  await db.transaction().execute(async (tx) => {
    const { rootId } = await requirePerson(tx, id);
    const before = await lockPerson(tx, rootId);
    if (!before) throw noSuchPerson();
    if (before.updatedAt.getTime() !== updatedAt.getTime()) {
      throw editedMeanwhile('Somebody else has changed this person since you opened it.');
    }
    await requireOwner(tx, fields.ownerId, before.ownerId);
    await updatePersonFields(tx, rootId, fields);
    await refreshPeople(tx, [rootId]);
    await logChange(tx, user.username, 'person.update', ['people', rootId], {
      before: stateOf(before),
      after: stateOf(fields),
    });
  });
  return getPerson({ db }, id);
}

async function requireOwner(
  db: Parameters<typeof listOwners>[0],
  ownerId: string | null,
  formerId: string | null,
): Promise<void> {
  if (ownerId === null || ownerId === formerId) return;
  const owners = await listOwners(db);
  if (!owners.some((owner) => owner.id === ownerId)) {
    throw invalidField('ownerId', 'Choose one of the staff');
  }
}

type Fields = { tags: string[]; ownerId: string | null; nextStepOn: string | null };

/** Keeps the words of the next step out of the audit log. */
const stateOf = ({ tags, ownerId, nextStepOn }: Fields): Fields => ({ tags, ownerId, nextStepOn });

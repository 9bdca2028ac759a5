import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getPerson, requirePerson } from '../get-person.ts';
import { lockGrouping } from '../grouping/queries.ts';
import { refreshPeople } from '../refresh-queries.ts';
import type { JoinPeopleInput } from '../schema.ts';
import {
  deleteJoin,
  deleteSeparations,
  insertJoin,
  insertSeparation,
  listMembers,
} from './queries.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Joins another person into this one: from now on, both are shown as this one. Idempotent. Throws `person_not_found`.
 */
export async function joinPeople({ db, user }: Deps, { id, otherId }: JoinPeopleInput) {
  await db.transaction().execute(async (tx) => {
    await lockGrouping(tx);
    const { rootId } = await requirePerson(tx, id);
    const { rootId: otherRootId } = await requirePerson(tx, otherId);
    if (rootId === otherRootId) return;
    const members = await listMembers(tx, rootId);
    await deleteSeparations(tx, members, await listMembers(tx, otherRootId));
    await insertJoin(tx, { personId: otherRootId, intoId: rootId, joinedBy: user.username });
    await refreshPeople(tx, [rootId]);
    await logChange(tx, user.username, 'person.join', ['people', rootId], {
      after: { otherId: otherRootId },
    });
  });
  return getPerson({ db }, id);
}

/**
 * Separates a joined person again, together with the people who had been joined into that person before. Notes stay
 * with the person for whom they were written. Returns the separated person. Throws `person_not_found`, or
 * `join_not_found` if the person is not joined.
 */
export async function separatePerson({ db, user }: Deps, id: string) {
  await db.transaction().execute(async (tx) => {
    await lockGrouping(tx);
    await requirePerson(tx, id);
    const intoId = await deleteJoin(tx, id);
    if (!intoId) throw notFound('join', 'This person is not joined with another one.');
    await insertSeparation(tx, id, intoId);
    await refreshPeople(tx, [id, intoId]);
    await logChange(tx, user.username, 'person.separate', ['people', intoId], {
      after: { otherId: id },
    });
  });
  return getPerson({ db }, id);
}

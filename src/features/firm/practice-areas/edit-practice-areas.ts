import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import {
  DomainError,
  editedMeanwhile,
  invalidField,
  notFound,
} from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { usesInWords } from './describe-uses.ts';
import {
  deletePracticeAreaRow,
  findPracticeAreaUses,
  insertPracticeArea,
  listPracticeAreas,
  lockPracticeArea,
  lockPracticeAreaKeys,
  orderPracticeAreaRows,
  replacePracticeArea,
} from './queries.ts';
import type { CreatePracticeAreaInput, UpdatePracticeAreaInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Adds a practice area after all others. Throws `invalid_input`. */
export function createPracticeArea({ db, user }: Deps, input: CreatePracticeAreaInput) {
  return inTransaction(db, async (tx) => {
    const after = await insertPracticeArea(tx, input);
    if (!after) throw invalidField('key', 'Another practice area has this key already');
    await note(tx, user, 'practice-area.create', { key: after.key, before: null, after });
    return after;
  });
}

/** Replaces a practice area. Throws `practice_area_not_found` or `edited_meanwhile`. */
export function updatePracticeArea(
  { db, user }: Deps,
  { updatedAt, ...input }: UpdatePracticeAreaInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, input.key);
    if (before.updatedAt.getTime() !== updatedAt.getTime()) {
      throw editedMeanwhile('Somebody else has saved this practice area since you opened it.');
    }
    const after = await replacePracticeArea(tx, input);
    await note(tx, user, 'practice-area.update', { key: after.key, before, after });
    return after;
  });
}

/**
 * Puts all practice areas in the order of the forms and lists, and returns them. Throws `edited_meanwhile` unless each
 * is named exactly once.
 */
export function orderPracticeAreas({ db, user }: Deps, { keys }: { keys: readonly string[] }) {
  return inTransaction(db, async (tx) => {
    const before = await lockPracticeAreaKeys(tx);
    if (before.toSorted().join() !== keys.toSorted().join()) {
      throw editedMeanwhile('Somebody has added or deleted a practice area meanwhile.');
    }
    await orderPracticeAreaRows(tx, keys);
    await note(tx, user, 'practice-area.order', {
      key: null,
      before: { keys: before },
      after: { keys },
    });
    return listPracticeAreas(tx);
  });
}

/** Deletes a practice area that nothing uses. Throws `practice_area_not_found` or `practice_area_used`. */
export function deletePracticeArea({ db, user }: Deps, key: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockExisting(tx, key);
    const uses = usesInWords(await findPracticeAreaUses(tx, key));
    if (uses !== undefined) {
      const message = `${before.label} is used by ${uses}. Make it inactive instead.`;
      throw new DomainError('conflict', 'practice_area_used', message);
    }
    await deletePracticeAreaRow(tx, key);
    await note(tx, user, 'practice-area.delete', { key, before, after: null });
  });
}

async function lockExisting(tx: Tx, key: string) {
  const area = await lockPracticeArea(tx, key);
  if (!area) throw notFound('practice_area', 'There is no such practice area.');
  return area;
}

/** Writes the audit entry of a change. */
export const note = (
  tx: Tx,
  user: User,
  action: string,
  { key, before, after }: { key: string | null; before: object | null; after: object | null },
) =>
  insertAuditEntry(tx, {
    actor: user.username,
    action,
    entity: 'practice_areas',
    entityId: key,
    before,
    after,
  });

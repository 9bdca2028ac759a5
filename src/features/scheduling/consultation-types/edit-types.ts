import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import {
  DomainError,
  editedMeanwhile,
  invalidField,
  notFound,
} from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listPracticeAreaKeys } from '../../firm/practice-areas/queries.ts';
import { requirePracticeAreas } from '../../firm/practice-areas/require-practice-area.ts';
import { isFree } from '../price-rules.ts';
import {
  deleteType as deleteTypeRow,
  insertType,
  isTypeUsed,
  listTypeSettings,
  lockType,
  replaceType,
} from './queries.ts';
import type { CreateTypeInput, TypeSettings, UpdateTypeInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/** Adds a consultation type. Throws `invalid_input`. */
export function createType({ db, user }: Deps, input: CreateTypeInput) {
  return inTransaction(db, async (tx) => {
    requirePracticeAreas(await listPracticeAreaKeys(tx), input.practiceAreas);
    const isInserted = await insertType(tx, input);
    if (!isInserted) throw invalidField('key', 'Another type already has this key');
    const after = await getType(tx, input.key);
    requireFee(after);
    await note(tx, user, 'consultation-type.create', { before: null, after });
    return after;
  });
}

/**
 * Replaces a consultation type; existing appointments keep their time and length. Throws `invalid_input`,
 * `consultation_type_not_found` or `edited_meanwhile`.
 */
export function updateType({ db, user }: Deps, { updatedAt, ...input }: UpdateTypeInput) {
  return inTransaction(db, async (tx) => {
    const locked = await lockType(tx, input.key);
    if (!locked) throw noSuchType();
    if (locked.updatedAt.getTime() !== updatedAt.getTime()) {
      throw editedMeanwhile('Somebody else has saved this type since you opened it.');
    }
    requirePracticeAreas(await listPracticeAreaKeys(tx), input.practiceAreas);
    const before = await getType(tx, input.key);
    await replaceType(tx, input);
    const after = await getType(tx, input.key);
    requireFee(after);
    await note(tx, user, 'consultation-type.update', { before, after });
    return after;
  });
}

/** Deletes a type that no appointment has. Throws `consultation_type_not_found` or `consultation_type_used`. */
export function deleteType({ db, user }: Deps, key: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockType(tx, key))) throw noSuchType();
    if (await isTypeUsed(tx, key)) {
      throw new DomainError(
        'conflict',
        'consultation_type_used',
        'There are appointments of this type. Make it inactive instead.',
      );
    }
    const before = await getType(tx, key);
    await deleteTypeRow(tx, key);
    await note(tx, user, 'consultation-type.delete', { before, after: null });
  });
}

async function getType(tx: Tx, key: string) {
  const type = (await listTypeSettings(tx)).find((each) => each.key === key);
  if (!type) throw noSuchType();
  return type;
}

/** Throws `invalid_input` for a type that must be paid, but has no fee or is called free; the change is rolled back. */
function requireFee({
  isPrepaid,
  feeMinor,
  priceLabel,
}: Pick<TypeSettings, 'isPrepaid' | 'feeMinor' | 'priceLabel'>) {
  if (!isPrepaid) return;
  if (feeMinor === null) throw invalidField('feeMinor', 'Enter the fee to be paid');
  if (isFree(priceLabel))
    throw invalidField('priceLabel', 'Says that it is free, although a fee must be paid');
}

const noSuchType = () => notFound('consultation_type', 'There is no such consultation type.');

const note = (
  tx: Tx,
  user: User,
  action: string,
  { before, after }: { before: { key: string } | null; after: { key: string } | null },
) =>
  logChange(tx, user.username, action, ['consultation_types', (after ?? before)?.key ?? null], {
    before,
    after,
  });

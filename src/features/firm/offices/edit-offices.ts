import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import { keyedEntryEditor } from '../../../platform/keyed-entries/keyed-entry-editor.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { lockShownPictures } from '../../pictures/queries.ts';
import { findFormats } from '../find-formats.ts';
import { NO_PHONE, phoneE164 } from '../phone-rules.ts';
import {
  deleteOfficeRow,
  findOfficeUses,
  insertOffice,
  isOfficeInUse,
  listOffices,
  lockOffice,
  lockOfficeKeys,
  orderOfficeRows,
  replaceOffice,
} from './queries.ts';
import { MAIN_OFFICE } from './rules.ts';
import type { OfficeInput } from './schema.ts';

const editor = keyedEntryEditor({
  name: 'office',
  reason: 'office',
  entity: 'offices',
  actions: {
    create: 'office.create',
    update: 'office.update',
    order: 'office.order',
    delete: 'office.delete',
  },
  queries: {
    list: listOffices,
    insert: insertOffice,
    replace: replaceOffice,
    lock: lockOffice,
    lockKeys: lockOfficeKeys,
    order: orderOfficeRows,
    remove: deleteOfficeRow,
    findUses: async (db, key) => ({
      ...(key === MAIN_OFFICE && { 'the firm': true }),
      ...(await findOfficeUses(db, key)),
    }),
  },
});

/** Adds an office after all others. Throws `invalid_input`. */
export const createOffice: typeof editor.create = async (deps, input) => {
  requireAddress(input);
  return inTransaction(deps.db, async (tx) => {
    await requirePicture(tx, input);
    await requirePhone(tx, input);
    return editor.create({ db: tx, user: deps.user }, input);
  });
};

/**
 * Replaces an office; one in which somebody works or an appointment is still to come cannot be closed. Throws
 * `office_not_found`, `edited_meanwhile`, `office_used` or `invalid_input`.
 */
export async function updateOffice(
  deps: Pick<Context, 'db' | 'now'> & { user: User },
  input: OfficeInput & { updatedAt: Date },
) {
  requireAddress(input);
  return inTransaction(deps.db, async (tx) => {
    await requirePicture(tx, input);
    await requirePhone(tx, input);
    const office = await editor.update({ db: tx, user: deps.user }, input);
    const { key, label, isActive } = office;
    if (!isActive && (await isOfficeInUse(tx, { key, now: deps.now() }))) throw stillUsed(label);
    return office;
  });
}

const stillUsed = (label: string) =>
  new DomainError(
    'conflict',
    'office_used',
    `People work in ${label}, or appointments are still to take place there. Move them first.`,
  );

/** Changes the order of all offices and returns them. Throws `edited_meanwhile` unless each is named exactly once. */
export const orderOffices = editor.order;

/** Deletes an office that nothing uses. Throws `office_not_found` or `office_used`. */
export const deleteOffice = editor.remove;

/** Locks the picture against deletion until the transaction ends. */
async function requirePicture(tx: Tx, { pictureId }: OfficeInput): Promise<void> {
  if (!pictureId) return;
  const found = await lockShownPictures(tx, [pictureId]);
  if (found.size === 0) throw invalidField('pictureId', 'The gallery has no such picture');
}

/** The phone number is one of the country of the firm, or has its own + and country code. */
async function requirePhone(tx: Tx, { phone }: OfficeInput): Promise<void> {
  if (phone === null || phoneE164(phone, (await findFormats(tx)).callingCode) !== null) return;
  throw invalidField('phone', NO_PHONE);
}

function requireAddress({ key, label, address, isActive }: OfficeInput): void {
  if (key !== MAIN_OFFICE) {
    if (!label) throw invalidField('label', 'Required');
    if (!address) throw invalidField('address', 'Enter the address of the office');
    return;
  }
  if (address) throw invalidField('address', 'The address of the main office is that of the firm');
  if (!isActive) throw invalidField('isActive', 'The main office cannot be closed');
}

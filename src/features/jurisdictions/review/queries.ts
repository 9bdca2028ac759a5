import type { Db, Tx } from '../../../../db/client.ts';

const CONFIRMED = [
  'pack',
  'item',
  'version',
  'content',
  'attorney',
  'barNumber',
  'confirmedBy',
  'confirmedAt',
] as const;

const OVERRIDDEN = ['pack', 'item', 'value', 'reason', 'changedBy', 'updatedAt'] as const;

/** All confirmations and overrides; a firm has a few dozen at most. */
export async function listReviewRows(db: Db) {
  const [confirmations, overrides] = await Promise.all([
    db.selectFrom('jurisdictionConfirmations').select(CONFIRMED).execute(),
    db.selectFrom('jurisdictionOverrides').select(OVERRIDDEN).execute(),
  ]);
  return { confirmations, overrides };
}
export type ReviewRows = Awaited<ReturnType<typeof listReviewRows>>;

/** Whether staff hide the calculator, whatever the law gives. */
export async function isCalculatorHidden(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('componentVisibilitySettings')
    .select('componentKey')
    .where('componentKey', '=', 'probate_calculator')
    .where('isVisible', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

export type ItemId = { pack: string; item: string };

/** The confirmation of an item, locked until the transaction ends. */
export function lockConfirmation(tx: Tx, { pack, item }: ItemId) {
  return tx
    .selectFrom('jurisdictionConfirmations')
    .select(CONFIRMED)
    .where('pack', '=', pack)
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirst();
}

/** The override of an item, locked until the transaction ends. */
export function lockOverride(tx: Tx, { pack, item }: ItemId) {
  return tx
    .selectFrom('jurisdictionOverrides')
    .select(OVERRIDDEN)
    .where('pack', '=', pack)
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveConfirmation(
  tx: Tx,
  {
    content,
    ...row
  }: ItemId & {
    version: number;
    content: object;
    attorney: string;
    barNumber: string;
    confirmedBy: string;
    confirmedAt: Date;
  },
): Promise<void> {
  const values = { ...row, content: JSON.stringify(content) };
  const { pack: _, item: __, ...changed } = values;
  await tx
    .insertInto('jurisdictionConfirmations')
    .values(values)
    .onConflict((conflict) => conflict.columns(['pack', 'item']).doUpdateSet(changed))
    .execute();
}

export async function saveOverride(
  tx: Tx,
  { value, ...row }: ItemId & { value: object; reason: string; changedBy: string },
): Promise<void> {
  const values = { ...row, value: JSON.stringify(value) };
  const { pack: _, item: __, ...changed } = values;
  await tx
    .insertInto('jurisdictionOverrides')
    .values(values)
    .onConflict((conflict) => conflict.columns(['pack', 'item']).doUpdateSet(changed))
    .execute();
}

export async function deleteConfirmation(tx: Tx, { pack, item }: ItemId): Promise<void> {
  await tx
    .deleteFrom('jurisdictionConfirmations')
    .where('pack', '=', pack)
    .where('item', '=', item)
    .execute();
}

export async function deleteOverride(tx: Tx, { pack, item }: ItemId): Promise<void> {
  await tx
    .deleteFrom('jurisdictionOverrides')
    .where('pack', '=', pack)
    .where('item', '=', item)
    .execute();
}

import type { Db, Tx } from '../../../../db/client.ts';
import type { MailTextKind } from './kinds/rules.ts';
import type { MailTexts } from './rules.ts';

const COLUMNS = ['kind', 'texts', 'updatedAt'] as const;

/** Edited texts of mails of a kind. */
export type MailTextRow = { kind: string; texts: MailTexts; updatedAt: Date };

/** The edited texts of a kind of mail; undefined if it has the original texts. */
export async function findMailTextRow(
  db: Db,
  kind: MailTextKind,
): Promise<MailTextRow | undefined> {
  const row = await db
    .selectFrom('mailTexts')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && asRow(row);
}

/** All edited texts. */
export async function findAllMailTexts(db: Db): Promise<MailTextRow[]> {
  const rows = await db.selectFrom('mailTexts').select(COLUMNS).orderBy('kind').execute();
  return rows.map(asRow);
}

/** The edited texts of a kind, locked until the transaction ends. */
export async function lockMailTexts(tx: Tx, kind: MailTextKind): Promise<MailTextRow | undefined> {
  const row = await tx
    .selectFrom('mailTexts')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row && asRow(row);
}

/** Stores the first edit of a kind; undefined if a concurrent transaction has stored one. */
export async function insertMailTexts(
  tx: Tx,
  kind: MailTextKind,
  texts: MailTexts,
): Promise<MailTextRow | undefined> {
  const row = await tx
    .insertInto('mailTexts')
    .values({ kind, texts: JSON.stringify(texts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && asRow(row);
}

export async function updateMailTexts(
  tx: Tx,
  kind: MailTextKind,
  texts: MailTexts,
): Promise<MailTextRow> {
  const row = await tx
    .updateTable('mailTexts')
    .set({ texts: JSON.stringify(texts) })
    .where('kind', '=', kind)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return asRow(row);
}

export async function deleteMailTexts(tx: Tx, kind: MailTextKind): Promise<void> {
  await tx.deleteFrom('mailTexts').where('kind', '=', kind).execute();
}

const asRow = ({
  texts,
  ...row
}: Omit<MailTextRow, 'texts'> & { texts: unknown }): MailTextRow => ({
  ...row,
  texts: texts as MailTexts,
});

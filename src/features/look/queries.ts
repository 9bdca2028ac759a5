import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { FirmMarks } from '../../../db/schema.gen.ts';
import type { MarkKind } from './marks/rules.ts';
import type { ChosenLook } from './rules.ts';

const MARK_COLUMNS = [
  'kind',
  'id',
  'width',
  'height',
  'lightness',
  'isOneColour',
  'updatedAt',
] as const;

export type MarkRow = Omit<Pick<Selectable<FirmMarks>, (typeof MARK_COLUMNS)[number]>, 'kind'> & {
  kind: MarkKind;
  isSvg: boolean;
};

const selectMarks = (db: Db) =>
  db.selectFrom('firmMarks').select(MARK_COLUMNS).select(sql<boolean>`svg is not null`.as('isSvg'));

/** The firm's marks, without their files. */
export const listMarks = (db: Db) => selectMarks(db).execute() as Promise<MarkRow[]>;

/** Locks the mark of a kind until the transaction ends. */
export const lockMark = (tx: Tx, kind: MarkKind) =>
  selectMarks(tx).where('kind', '=', kind).forUpdate().executeTakeFirst() as Promise<
    MarkRow | undefined
  >;

/** The files of the mark with this id. */
export const findMarkFiles = (db: Db, id: string) =>
  db.selectFrom('firmMarks').select(['svg', 'png']).where('id', '=', id).executeTakeFirst();

/** The drawing of a kind of mark in pixels. */
export async function findMarkPng(db: Db, kind: MarkKind): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('firmMarks')
    .select('png')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.png;
}

export async function upsertMark(tx: Tx, mark: Insertable<FirmMarks>): Promise<void> {
  const { kind: _, ...fields } = mark;
  await tx
    .insertInto('firmMarks')
    .values(mark)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(fields))
    .execute();
}

export async function deleteMarkRow(tx: Tx, kind: MarkKind): Promise<void> {
  await tx.deleteFrom('firmMarks').where('kind', '=', kind).execute();
}

const LOOK_COLUMNS = ['hero', 'drawing', 'pictureId', 'updatedAt'] as const;

export type StoredLook = ChosenLook & { updatedAt: Date };

/** Used until staff choose something else. */
const SEA: StoredLook = {
  hero: 'sea',
  drawing: 'family-law',
  pictureId: null,
  updatedAt: new Date(0),
};

const selectLook = (db: Db) => db.selectFrom('lookSettings').select(LOOK_COLUMNS);

export const getChosenLook = async (db: Db): Promise<StoredLook> =>
  ((await selectLook(db).executeTakeFirst()) as StoredLook | undefined) ?? SEA;

/** The choice, locked until the transaction ends. */
export const lockChosenLook = async (tx: Tx): Promise<StoredLook> =>
  ((await selectLook(tx).forUpdate().executeTakeFirst()) as StoredLook | undefined) ?? SEA;

export const upsertChosenLook = (tx: Tx, look: ChosenLook) =>
  tx
    .insertInto('lookSettings')
    .values(look)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(look))
    .returning(LOOK_COLUMNS)
    .executeTakeFirstOrThrow() as Promise<StoredLook>;

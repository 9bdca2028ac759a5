import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Pictures } from '../../../db/schema.gen.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import type { RebuiltFile } from '../../platform/pictures/rebuild/rebuild.ts';
import type { WantedFile } from '../../platform/pictures/serve-pictures.ts';
import type { ListPicturesInput } from './schema.ts';

const SHOWN_COLUMNS = ['id', 'alt', 'caption', 'credit', 'width', 'height', 'widths'] as const;

const PICTURE_COLUMNS = [...SHOWN_COLUMNS, 'storedBytes', 'createdAt', 'updatedAt'] as const;

/** What HTML about a picture needs: see `figureHtml`. `alt` is empty if the picture is decorative. */
export type ShownPicture = Pick<Selectable<Pictures>, (typeof SHOWN_COLUMNS)[number]>;

export type PictureRow = Pick<Selectable<Pictures>, (typeof PICTURE_COLUMNS)[number]>;

/** The orders of the gallery, each with an index. */
const ORDERS = {
  added: { column: 'createdAt', type: 'timestamptz' },
  alt: { column: sql`lower(alt)`, type: 'text' },
} as const;

/** Pictures by their ids; those that do not exist are missing from the map. */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ShownPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .select(SHOWN_COLUMNS)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Like `findPictures`, and locks the pictures found against deletion until the transaction ends. For saving a record
 * that shows them.
 */
export async function lockShownPictures(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, ShownPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('pictures')
    .select(SHOWN_COLUMNS)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of the gallery, newest first unless sorted. */
export function listPictureRows(db: Db, { q, sort, ...page }: ListPicturesInput) {
  const order = orderFor(ORDERS, sort ?? '-added');
  const pictures = db.selectFrom('pictures').select(PICTURE_COLUMNS).select(pageKey(order));
  return q
    ? fetchSearchPage(db, pictures, matchesSearchWords(q), order, page)
    : fetchPage(pictures, order, page);
}

export function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').select(PICTURE_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks a picture until the transaction ends. */
export function lockPicture(tx: Tx, id: string): Promise<PictureRow | undefined> {
  return tx
    .selectFrom('pictures')
    .select(PICTURE_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts a picture with its files. Returns undefined if the gallery has it already. */
export async function insertPicture(
  tx: Tx,
  picture: Insertable<Pictures>,
  files: readonly RebuiltFile[],
): Promise<PictureRow | undefined> {
  const row = await tx
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(PICTURE_COLUMNS)
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .insertInto('pictureFiles')
    .values(
      files.map(({ width, format, bytes }) => ({
        pictureId: row.id,
        width,
        format,
        bytes: Buffer.from(bytes),
      })),
    )
    .execute();
  return row;
}

export function updatePictureRow(
  tx: Tx,
  id: string,
  words: Pick<PictureRow, 'alt' | 'caption' | 'credit'>,
): Promise<PictureRow> {
  return tx
    .updateTable('pictures')
    .set(words)
    .where('id', '=', id)
    .returning(PICTURE_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deletePictureRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('pictures').where('id', '=', id).execute();
}

/** One file of a picture; without `width` that of its full width. */
export function findPictureFile(db: Db, { id, width, format }: WantedFile) {
  return db
    .selectFrom('pictureFiles')
    .innerJoin('pictures', 'pictures.id', 'pictureFiles.pictureId')
    .select(['pictureFiles.bytes', 'pictureFiles.width'])
    .where('pictures.id', '=', id)
    .where('pictureFiles.width', '=', width ?? sql<number>`pictures.width`)
    .where('format', '=', format)
    .executeTakeFirst();
}

import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { Photos } from '../../../../db/schema.gen.ts';
import type { RebuiltFile } from '../../../platform/pictures/rebuild/rebuild.ts';
import type { FoundFile, WantedFile } from '../../../platform/pictures/serve-pictures.ts';

/** How long an uploaded photo is kept if no saved profile uses it. */
const UNUSED_LIFETIME = sql`interval '1 day'`;

type NewPhoto = Pick<Selectable<Photos>, 'id' | 'contentType' | 'width' | 'height'>;

/** Stores a photo with its files, unless it is stored already; uploading it again renews its expiry. */
export async function keepPhoto(
  tx: Tx,
  photo: NewPhoto,
  files: readonly RebuiltFile[],
): Promise<void> {
  const full = files.find(({ width, format }) => width === photo.width && format === 'jpeg');
  if (!full) throw new Error('A photo needs a JPEG of its full width');
  await tx
    .insertInto('photos')
    // Processes of the previous release read only this file.
    .values({ ...photo, bytes: Buffer.from(full.bytes) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ createdAt: sql`now()` }))
    .execute();
  await tx
    .insertInto('photoFiles')
    .values(
      files.map(({ bytes, ...file }) => ({
        ...file,
        photoId: photo.id,
        bytes: Buffer.from(bytes),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * A file of a photo: the smallest that has at least the wanted width, otherwise the largest. For a photo that was added
 * by an earlier release, the original upload.
 */
export async function findPhotoFile(
  db: Db,
  { id, width, format }: WantedFile,
): Promise<FoundFile | undefined> {
  const wanted = width ?? sql`photos.width`;
  const file = await db
    .selectFrom('photoFiles')
    .innerJoin('photos', 'photos.id', 'photoId')
    .select(['photoFiles.bytes', 'photoFiles.width'])
    .where('photoId', '=', id)
    .where('format', '=', format)
    .orderBy(sql`photo_files.width >= ${wanted}`, 'desc')
    .orderBy(sql`abs(photo_files.width - ${wanted})`)
    .executeTakeFirst();
  if (file) return file;
  return db
    .selectFrom('photos')
    .select(['bytes', 'width', 'contentType as type'])
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('photoFiles').select('format').whereRef('photoId', '=', 'photos.id'))),
    )
    .executeTakeFirst();
}

/** Returns the ids for which no photo exists; locks the existing photos until the transaction ends. */
export async function findMissingPhotos(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where('id', 'in', ids)
    .forShare()
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

/** Deletes photos that are not in `used`: those in `formerly`, and uploads that have expired without being used. */
export async function deleteUnusedPhotos(
  tx: Tx,
  { used, formerly }: { used: readonly string[]; formerly: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('photos')
    .where(sql<boolean>`id <> all(${used})`)
    .where(sql<boolean>`(id = any(${formerly}) or created_at < now() - ${UNUSED_LIFETIME})`)
    .execute();
}

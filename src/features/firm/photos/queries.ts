import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { Photos } from '../../../../db/schema.gen.ts';
import type { PhotoType } from './rules.ts';

/** How long an uploaded photo is kept before a saved profile must use it. */
const WAITING = sql`interval '1 day'`;

type NewPhoto = Omit<Selectable<Photos>, 'createdAt'> & { contentType: PhotoType };

/** Stores a photo once; uploading the same one again restarts its waiting time. */
export async function keepPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await tx
    .insertInto('photos')
    .values(photo)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ createdAt: sql`now()` }))
    .execute();
}

export function findPhoto(db: Db, id: string) {
  return db
    .selectFrom('photos')
    .select(['contentType', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the ids that have no photo; the photos that exist are locked until the transaction ends. */
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

/** Deletes photos that are not in `used`: those used `formerly`, and uploads that no profile used in time. */
export async function deleteUnusedPhotos(
  tx: Tx,
  { used, formerly }: { used: readonly string[]; formerly: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('photos')
    .where(sql<boolean>`id <> all(${used})`)
    .where(sql<boolean>`(id = any(${formerly}) or created_at < now() - ${WAITING})`)
    .execute();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { PhotoType } from './rules.ts';

/** How long a photograph may wait for the profile that it is meant for to be saved. */
const WAITING = sql`interval '1 day'`;

export type NewPhoto = {
  id: string;
  contentType: PhotoType;
  width: number;
  height: number;
  bytes: Buffer;
};

/** The same picture is kept once; coming again, it waits anew. */
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

/** Which of these photographs are not there; the others are locked until the transaction ends. */
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

/** Removes photographs that are not `used`: those that were, and those that nobody came back for. */
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

import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { pictureUseSchema } from './schema.ts';

/** Where a picture is shown. */
export type PictureUse = z.output<typeof pictureUseSchema>;

/**
 * Finds where a feature shows these pictures. Each feature that shows pictures exports such a function as `pictureUses`
 * in its `feature.ts`; deleting a picture calls all of them.
 */
export type FindPictureUses = (
  db: Db,
  ids: readonly string[],
) => Promise<(PictureUse & { pictureId: string })[]>;

/** The uses of each picture, in the order of the features. */
export async function findUses(
  db: Db,
  pictureUses: readonly FindPictureUses[],
  ids: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return uses;
  for (const find of pictureUses) {
    for (const { pictureId, ...use } of await find(db, ids)) uses.get(pictureId)?.push(use);
  }
  return uses;
}

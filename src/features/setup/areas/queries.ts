import type { Db } from '../../../../db/client.ts';

/** Pages that are not application pages, with their path and state, sorted by path. */
export function listPagePaths(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', 'path', 'isPublished', 'isPreset'])
    .where('kind', '=', 'page')
    .orderBy('path')
    .execute();
}

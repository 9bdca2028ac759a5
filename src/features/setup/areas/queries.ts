import type { Db } from '../../../../db/client.ts';

/** The pages without a function, with the path and whether visitors can read them, in the order of the paths. */
export function listPagePaths(db: Db) {
  return db
    .selectFrom('pages')
    .select(['id', 'path', 'isPublished'])
    .where('kind', '=', 'page')
    .orderBy('path')
    .execute();
}

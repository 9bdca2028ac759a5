import type { Db } from '../../../../db/client.ts';

/** Slugs of published articles with the time of their last change, newest first; all of them without `most`. */
export function listArticleAddresses(db: Db, now: Date, most?: number) {
  const addresses = db
    .selectFrom('blogPosts')
    .select(['slug', 'updatedAt'])
    .where('isPublished', '=', true)
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
  return (most === undefined ? addresses : addresses.limit(most)).execute();
}

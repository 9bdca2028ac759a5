import type { Db } from '../../../../db/client.ts';

const MOST_IN_SITEMAP = 5_000;

/** Slugs of published articles with the time of their last change, newest first. */
export function listArticleAddresses(db: Db, now: Date) {
  return db
    .selectFrom('blogPosts')
    .select(['slug', 'updatedAt'])
    .where('isPublished', '=', true)
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MOST_IN_SITEMAP)
    .execute();
}

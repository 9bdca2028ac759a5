import type { Db } from '../../db/client.ts';

/** Articles that are published and due at `now`, newest first, at most `limit`; without their text. */
export function listLatestArticles(db: Db, { limit, now }: { limit: number; now: Date }) {
  return db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'slug', 'excerpt', 'category', 'author', 'publishedAt', 'isSample'])
    .where('isPublished', '=', true)
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ publishedAt: Date }>()
    .execute();
}

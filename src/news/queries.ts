import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/**
 * Of each source that is switched on, as many articles as it may show: those that staff have pinned, then
 * the newest, none that they have hidden. Altogether in the same order.
 */
const visible = (db: Db) =>
  db
    .selectFrom('blogSources as source')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('externalBlogArticles')
          .selectAll('externalBlogArticles')
          .whereRef('externalBlogArticles.sourceId', '=', 'source.id')
          .where('externalBlogArticles.isVisible', '=', true)
          .orderBy(sql`(pinned_at is null)`)
          .orderBy('sortedAt', 'desc')
          .orderBy('externalBlogArticles.id')
          .limit(sql<number>`source.display_limit`)
          .as('article'),
      (join) => join.onTrue(),
    )
    .where('source.isActive', '=', true)
    .orderBy(sql`article.pinned_at is null`)
    .orderBy('article.sortedAt', 'desc')
    .orderBy('article.id');

export function listExternalArticles(db: Db, limit: number) {
  return visible(db)
    .select([
      'article.id',
      'article.title',
      'article.author',
      'article.publishedAt',
      'article.imageUrl',
      'article.excerpt',
      'article.url',
      'article.sourceId',
      'article.isVisible',
      'article.fetchedAt',
    ])
    .limit(limit)
    .execute();
}

export function searchNews(
  db: Db,
  { q, source, limit }: { q: string | null; source: string | null; limit: number },
) {
  // What people type has no wildcards.
  const pattern = q === null ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return visible(db)
    .select([
      'article.id',
      'article.title',
      'article.url',
      'article.excerpt',
      'article.publishedAt',
      'source.name as sourceName',
    ])
    .$if(source !== null, (qb) => qb.where('article.sourceId', '=', source ?? ''))
    .$if(pattern !== null, (qb) =>
      qb.where((eb) =>
        eb.or([eb('article.title', 'ilike', pattern), eb('article.excerpt', 'ilike', pattern)]),
      ),
    )
    .limit(limit)
    .execute();
}

export function listActiveSources(db: Db) {
  return db
    .selectFrom('blogSources')
    .select(['id', 'name', 'isActive'])
    .where('isActive', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

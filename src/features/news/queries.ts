import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { articleQuery } from '../articles/article-search-queries.ts';

/**
 * The visible articles of each active source up to its display limit: pinned ones first, then the newest; hidden ones
 * are excluded. The combined list has the same order.
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

const ITEM_COLUMNS = [
  'article.id',
  'article.title',
  'article.url',
  'article.excerpt',
  'article.publishedAt',
  'source.name as sourceName',
] as const;

/** The articles that the pages list, from one source or all, in the same order; at most `limit`. */
export function listNewsItems(db: Db, { source, limit }: { source: string | null; limit: number }) {
  return visible(db)
    .select(ITEM_COLUMNS)
    .$if(source !== null, (qb) => qb.where('article.sourceId', '=', source ?? ''))
    .limit(limit)
    .execute();
}

/**
 * Articles that contain the words of `q`, as prefixes or in another inflection: all of them, or, if no article has them
 * all, any of them. Searches all visible articles, regardless of the sources' display limits.
 */
export async function searchNews(db: Db, asked: Search & { q: string }) {
  const withAll = await findWith(db, articleQuery(asked.q, ' & '), asked);
  return withAll.length > 0 ? withAll : findWith(db, articleQuery(asked.q, ' | '), asked);
}

type Search = { source: string | null; limit: number };

function findWith(db: Db, query: RawBuilder<unknown>, { source, limit }: Search) {
  return db
    .selectFrom('blogSources as source')
    .innerJoin('externalBlogArticles as article', 'article.sourceId', 'source.id')
    .select(ITEM_COLUMNS)
    .where('source.isActive', '=', true)
    .where('article.isVisible', '=', true)
    .where(sql<boolean>`article.search @@ ${query}`)
    .$if(source !== null, (qb) => qb.where('source.id', '=', source ?? ''))
    .orderBy(sql`article.pinned_at is null`)
    .orderBy('article.sortedAt', 'desc')
    .orderBy('article.id')
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

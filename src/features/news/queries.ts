import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import {
  fetchPage,
  inOrder,
  type ListOrder,
  pageKey,
} from '../../platform/pagination/page-queries.ts';
import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import { findAllOrAny } from '../articles/article-search-queries.ts';

/** Pinned articles first, then the newest. */
const ORDER: ListOrder = {
  rank: sql<number>`(article.pinned_at is not null)::int`,
  column: 'article.sortedAt',
  id: 'article.id',
  type: 'timestamptz',
  direction: 'desc',
  idDirection: 'asc',
};

/**
 * The visible articles of each active source up to its display limit, the first in `ORDER`; hidden ones are excluded.
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
    .where('source.isActive', '=', true);

/** The visible articles of active sources that match a text search query, regardless of display limits. */
const matching = (db: Db, query: RawBuilder<unknown>) =>
  db
    .selectFrom('blogSources as source')
    .innerJoin('externalBlogArticles as article', 'article.sourceId', 'source.id')
    .where('source.isActive', '=', true)
    .where('article.isVisible', '=', true)
    .where(sql<boolean>`article.search @@ ${query}`);

const EXTERNAL_ARTICLE_COLUMNS = [
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
] as const;

/** A feed may contain any URL; only web addresses become links. */
const leadsToTheWeb = sql<boolean>`article.url ~* '^https?://'`;

/** A page of the articles that the pages list or, with `q`, find. */
export function listExternalArticles(db: Db, { q, ...page }: SearchPageInput) {
  if (q === null) {
    const listed = visible(db).select(EXTERNAL_ARTICLE_COLUMNS).select(pageKey(ORDER));
    return fetchPage(listed.where(leadsToTheWeb), ORDER, page);
  }
  return findAllOrAny(q, (query) => {
    const found = matching(db, query).select(EXTERNAL_ARTICLE_COLUMNS).select(pageKey(ORDER));
    return fetchPage(found.where(leadsToTheWeb), ORDER, page);
  });
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
  return inOrder(visible(db), ORDER, undefined)
    .select(ITEM_COLUMNS)
    .where(leadsToTheWeb)
    .$if(source !== null, (qb) => qb.where('source.id', '=', source ?? ''))
    .limit(limit)
    .execute();
}

/** The articles that match the words of `q`, from one source or all, in the same order; at most `limit`. */
export function searchNews(
  db: Db,
  { q, source, limit }: { q: string; source: string | null; limit: number },
) {
  return findAllOrAny(q, (query) =>
    inOrder(matching(db, query), ORDER, undefined)
      .select(ITEM_COLUMNS)
      .where(leadsToTheWeb)
      .$if(source !== null, (qb) => qb.where('source.id', '=', source ?? ''))
      .limit(limit)
      .execute(),
  );
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

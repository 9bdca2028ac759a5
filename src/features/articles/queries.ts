import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { fetchPage, pageKey } from '../../platform/pagination/page-queries.ts';
import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import { findAllOrAny } from './article-search-queries.ts';
import { articlesIn } from './articles-in-queries.ts';

const TEASER_COLUMNS = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'author',
  'publishedAt',
  'isSample',
] as const;

/** The documented columns, in the documented order. */
export const ARTICLE_COLUMNS = [
  'id',
  'title',
  'slug',
  'excerpt',
  'content',
  'category',
  'author',
  'isPublished',
  'publishedAt',
  'createdAt',
  'updatedAt',
] as const;

/** The articles, as a further language says them. */
const articles = (db: Db, language: Language) => {
  const originals = db.selectFrom('blogPosts');
  if (language === MAIN_LANGUAGE) return originals;
  const translated = articlesIn(language).as('blogPosts');
  return db.selectFrom(translated) as unknown as typeof originals;
};

/** Articles that are published and due at `now`. */
export const published = (db: Db, now: Date, language: Language = MAIN_LANGUAGE) =>
  articles(db, language).where('isPublished', '=', true).where('publishedAt', '<=', now);

/** Selected in further languages: null for what is translated. */
export const ORIGINAL_LANGUAGE = sql<string | null>`original_language`.as('originalLanguage');

export const isFurther = (language: Language = MAIN_LANGUAGE) => language !== MAIN_LANGUAGE;

/** When articles are read, and in which language: the main one if it is left out. */
export type Asked = { now: Date; language?: Language };

/** The narrowed row type: that condition excludes a null `publishedAt`. */
export type Published = { publishedAt: Date };

/** Published articles without their text. */
const teasers = (db: Db, { now, language }: Asked) =>
  published(db, now, language)
    .select(TEASER_COLUMNS)
    .$if(isFurther(language), (qb) => qb.select(ORIGINAL_LANGUAGE))
    .$narrowType<Published>();

/** The newest of these articles. */
const newest = (articles: ReturnType<typeof teasers>, limit: number) =>
  articles.orderBy('publishedAt', 'desc').orderBy('id').limit(limit).execute();

const NEWEST = {
  column: 'publishedAt',
  type: 'timestamptz',
  direction: 'desc',
  idDirection: 'asc',
} as const;

/** A page of the articles with their texts, newest first; with `q`, of those that `searchArticles` finds. */
export function listArticles(db: Db, { q, now, language, ...page }: SearchPageInput & Asked) {
  const articles = published(db, now, language)
    .select(ARTICLE_COLUMNS)
    .select(pageKey(NEWEST))
    .$narrowType<Published>();
  if (q === null) return fetchPage(articles, NEWEST, page);
  return findAllOrAny(
    q,
    (query) => fetchPage(articles.where(contains(query)), NEWEST, page),
    language,
  );
}

const contains = (query: RawBuilder<unknown>) => sql<boolean>`search @@ ${query}`;

const FEED_COLUMNS = ['id', 'title', 'slug', 'excerpt', 'content', 'author', 'updatedAt'] as const;

/**
 * The newest articles for feeds, at most `limit`, ordered by first publication, so that an article that was unpublished
 * for a while does not appear as new.
 */
export function listArticlesForFeeds(db: Db, { limit, now, language }: Asked & { limit: number }) {
  return db
    .selectFrom(
      published(db, now, language)
        .selectAll()
        .orderBy('publishedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .as('newest'),
    )
    .select(FEED_COLUMNS)
    .select((eb) => eb.fn.coalesce('firstPublishedAt', 'publishedAt').as('firstPublishedAt'))
    .orderBy('firstPublishedAt', 'desc')
    .orderBy('id')
    .$narrowType<{ firstPublishedAt: Date }>()
    .execute();
}

/** Articles that match the words of `q`, best first. */
export const searchArticles = (db: Db, { q, ...asked }: Search & { q: string }) =>
  findAllOrAny(q, (query) => findWith(db, query, asked), asked.language);

type Search = Asked & { category: string | null; limit: number };

function findWith(db: Db, query: RawBuilder<unknown>, { category, limit, ...asked }: Search) {
  const found = teasers(db, asked)
    .where(contains(query))
    .$if(category !== null, (qb) => qb.where('category', '=', category))
    .orderBy(sql`ts_rank(search, ${query})`, 'desc');
  return newest(found, limit);
}

/** The newest articles: all, or those of one category or author. */
export function listArticlesOf(
  db: Db,
  {
    category = null,
    author = null,
    limit,
    ...asked
  }: Asked & { category?: string | null; author?: string | null; limit: number },
) {
  const found = teasers(db, asked)
    .$if(category !== null, (qb) => qb.where('category', '=', category))
    .$if(author !== null, (qb) => qb.where('author', '=', author));
  return newest(found, limit);
}

/** Related articles: those of the same category first, each group newest first. */
export function listRelatedArticles(
  db: Db,
  { id, category, limit, ...asked }: Asked & { id: string; category: string; limit: number },
) {
  const others = teasers(db, asked)
    .where('id', '!=', id)
    .orderBy(sql`category = ${category}`, 'desc');
  return newest(others, limit);
}

/** When the next scheduled article becomes visible after `after`. */
export async function findNextAppearance(db: Db, after: Date): Promise<Date | undefined> {
  const next = await db
    .selectFrom('blogPosts')
    .select('publishedAt')
    .where('isPublished', '=', true)
    .where('publishedAt', '>', after)
    .orderBy('publishedAt')
    .$narrowType<Published>()
    .executeTakeFirst();
  return next?.publishedAt;
}

/** The articles published just before and just after an instant, in one statement. */
export async function findNeighbours(
  db: Db,
  { publishedAt, now, language }: Asked & { publishedAt: Date },
) {
  const neighbour = (side: 'previous' | 'next') => {
    const [comparison, order] =
      side === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
    const nearest = published(db, now, language)
      .select(['title', 'slug'])
      .where('publishedAt', comparison, publishedAt)
      .orderBy('publishedAt', order)
      .limit(1);
    return db.selectFrom(nearest.as('nearest')).select(['title', 'slug', sql.lit(side).as('side')]);
  };
  const rows = await neighbour('previous').unionAll(neighbour('next')).execute();
  const linkTo = (wanted: 'previous' | 'next') => {
    const found = rows.find(({ side }) => side === wanted);
    return found ? { title: found.title, slug: found.slug } : null;
  };
  return { previous: linkTo('previous'), next: linkTo('next') };
}

/** The published ones of these articles; without their text. */
export async function listPublishedArticles(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: Date },
) {
  if (ids.length === 0) return [];
  return published(db, now).select(TEASER_COLUMNS).where('id', 'in', ids).execute();
}

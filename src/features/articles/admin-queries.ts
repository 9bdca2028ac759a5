import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { BlogPosts, DB } from '../../../db/schema.gen.ts';
import { countByStatus, countCapped } from '../../platform/pagination/count-queries.ts';
import { findMatchingIds } from '../../platform/pagination/matching-ids-queries.ts';
import {
  fetchPage,
  type Keyed,
  type ListOrder,
  orderFor,
  type PageStart,
  pageKey,
} from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { ARTICLE_COLUMNS } from './queries.ts';
import { ARTICLE_STATUSES, type ArticleStatus } from './rules.ts';
import type { ArticleFilter, ExportArticlesInput, ListAdminArticlesInput } from './schema.ts';

/** The orders of the list, each with an index (migrations 0008 and 0051). */
const ORDERS = {
  created: { column: 'createdAt', type: 'timestamptz' },
  date: { column: sql`coalesce(published_at, updated_at)`, type: 'timestamptz' },
  title: { column: sql`lower(title)`, type: 'text' },
} as const;

/** The documented columns, and those that only the editor shows. */
const EDITED_COLUMNS = [...ARTICLE_COLUMNS, 'guestLine'] as const;

const ROW_COLUMNS = [
  'id',
  'title',
  'slug',
  'excerpt',
  'category',
  'author',
  'isPublished',
  'publishedAt',
  'createdAt',
  'updatedAt',
  'isSample',
] as const;

/** The columns written when an article is saved. */
type ArticleValues = Omit<
  Selectable<BlogPosts>,
  'id' | 'createdAt' | 'updatedAt' | 'search' | 'officeSearch'
>;

const inStatus = (db: Db, status: ArticleStatus | null | undefined, now: Date) => {
  const articles = db.selectFrom('blogPosts');
  if (status === 'draft') return articles.where('isPublished', '=', false);
  if (!status) return articles;
  return articles
    .where('isPublished', '=', true)
    .where('publishedAt', status === 'scheduled' ? '>' : '<=', now);
};

/** Search condition: the typed words in the fields shown in the list, or whole words of the text in any form. */
const matchesSearch = (q: string) =>
  sql<boolean>`(${matchesSearchWords(q, 'officeSearch')}
    or search @@ replace(article_query(${q}, ' & ')::text, ':*', '')::tsquery)`;

const filtered = (db: Db, { status, category }: Omit<ArticleFilter, 'q'>, now: Date) => {
  const articles = inStatus(db, status, now);
  return category ? articles.where('category', '=', category) : articles;
};

const fetchFound = <Row extends Keyed>(
  db: Db,
  articles: SelectQueryBuilder<DB, 'blogPosts', Row>,
  order: ListOrder,
  { q, ...page }: { q: string | null } & PageStart,
) =>
  q
    ? fetchSearchPage(db, articles, matchesSearch(q), order, page)
    : fetchPage(articles, order, page);

/** A page of the articles that match the search and filters, newest first unless sorted. */
export function listAdminArticles(
  db: Db,
  { limit, cursor, q, sort, ...filter }: ListAdminArticlesInput,
  now: Date,
) {
  const order = orderFor(ORDERS, sort ?? '-created');
  const articles = filtered(db, filter, now).select(pageKey(order)).select(ARTICLE_COLUMNS);
  return fetchFound(db, articles, order, { limit, cursor, q });
}

/** The same without the texts, which are hundreds of times larger than the list's fields. */
export function listArticleRows(
  db: Db,
  { limit, cursor, q, sort, ...filter }: ListAdminArticlesInput,
  now: Date,
) {
  const order = orderFor(ORDERS, sort ?? '-created');
  const articles = filtered(db, filter, now).select(pageKey(order)).select(ROW_COLUMNS);
  return fetchFound(db, articles, order, { limit, cursor, q });
}

/** All articles that match the search and filters, in the order of the list, in batches: see `readAll`. */
export function readArticleRows(db: Db, { q, sort, ...filter }: ExportArticlesInput, now: Date) {
  const order = orderFor(ORDERS, sort ?? '-created');
  const articles = filtered(db, filter, now).select(pageKey(order)).select(ROW_COLUMNS);
  return readAll(db, articles, order, q ? matchesSearch(q) : undefined);
}

/** The articles that match the search and filters, for a bulk change. */
export const findMatchingArticles = (db: Db, { q, ...filter }: ArticleFilter, now: Date) =>
  findMatchingIds(db, filtered(db, filter, now).select('id'), q ? matchesSearch(q) : undefined);

/** How many articles there are, in total and by status. */
export function countArticlesByStatus(db: Db, now: Date) {
  return countByStatus(ARTICLE_STATUSES, (status) =>
    countCapped(db, inStatus(db, status, now).select('id')),
  );
}

/** All articles with their texts, newest first. */
export const listEveryArticle = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .select(EDITED_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** The number of characters of all articles' texts. */
export async function countArticleCharacters(db: Db): Promise<number> {
  const { characters } = await db
    .selectFrom('blogPosts')
    .select(sql<number>`coalesce(sum(length(content)), 0)::float8`.as('characters'))
    .executeTakeFirstOrThrow();
  return characters;
}

/** An article in any state. */
export function findAdminArticle(db: Db, id: string) {
  return db
    .selectFrom('blogPosts')
    .select([...EDITED_COLUMNS, 'isSample'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks an article until the transaction ends. */
export function lockArticle(tx: Tx, id: string) {
  return tx
    .selectFrom('blogPosts')
    .select([...EDITED_COLUMNS, 'firstPublishedAt', 'isSample'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the assignment of slugs until the transaction ends. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('blog_posts.slug'))`.execute(tx);
}

/**
 * Which of these slugs belong to articles other than `id`, and which redirect to them. Uses the index on slugs,
 * whatever the number of articles and the database's collation.
 */
export async function listTakenSlugs(tx: Db, slugs: readonly string[], id: string | null) {
  const mine = id ?? '';
  const [current, earlier] = await Promise.all([
    tx
      .selectFrom('blogPosts')
      .select('slug')
      .where('slug', 'in', slugs)
      .where('id', '!=', mine)
      .execute(),
    tx
      .selectFrom('slugRedirects')
      .select('oldSlug as slug')
      .where('oldSlug', 'in', slugs)
      .where('postId', '!=', mine)
      .execute(),
  ]);
  const slugsOf = (rows: { slug: string }[]) => new Set(rows.map((row) => row.slug));
  return { current: slugsOf(current), earlier: slugsOf(earlier) };
}

export function insertArticle(tx: Tx, values: ArticleValues & { createdAt: Date }) {
  return tx
    .insertInto('blogPosts')
    .values(values)
    .returning(EDITED_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateArticle(tx: Tx, id: string, values: Partial<ArticleValues>) {
  return tx
    .updateTable('blogPosts')
    .set(values)
    .where('id', '=', id)
    .returning(EDITED_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Also deletes its redirects. */
export async function deleteArticleRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('blogPosts').where('id', '=', id).execute();
}

/** Redirects an old slug to an article. */
export async function upsertRedirect(tx: Tx, oldSlug: string, postId: string): Promise<void> {
  await tx
    .insertInto('slugRedirects')
    .values({ oldSlug, postId })
    .onConflict((conflict) => conflict.column('oldSlug').doUpdateSet({ postId }))
    .execute();
}

export async function deleteRedirect(tx: Tx, oldSlug: string): Promise<void> {
  await tx.deleteFrom('slugRedirects').where('oldSlug', '=', oldSlug).execute();
}

import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { Publication } from './publication.ts';

const STATE_COLUMNS = ['id', 'title', 'isPublished', 'publishedAt', 'firstPublishedAt'] as const;

/** The publication state of articles, locked until the transaction ends, always in the same order. */
export function lockPublications(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('blogPosts')
    .select(STATE_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The texts of some articles. */
export function findArticleTexts(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('blogPosts')
    .select(['title', 'excerpt', 'content'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Sets the publication state of many articles with one statement. */
export async function setPublications(
  tx: Tx,
  articles: readonly (Publication & { id: string })[],
): Promise<void> {
  await sql`
    update blog_posts as article
    set is_published = next.published, published_at = next.at, first_published_at = next.first_at
    from unnest(
      ${articles.map(({ id }) => id)}::text[],
      ${articles.map(({ isPublished }) => isPublished)}::boolean[],
      ${articles.map(({ publishedAt }) => publishedAt)}::timestamptz[],
      ${articles.map(({ firstPublishedAt }) => firstPublishedAt)}::timestamptz[]
    ) as next (id, published, at, first_at)
    where article.id = next.id`.execute(tx);
}

/** Deletes articles, with their redirects and versions, and returns what the audit log stores of them. */
export function deleteArticleRows(tx: Tx, ids: readonly string[]) {
  return tx
    .deleteFrom('blogPosts')
    .where('id', 'in', ids)
    .returning([
      'id',
      'title',
      'slug',
      'excerpt',
      'category',
      'author',
      'isPublished',
      'publishedAt',
    ])
    .execute();
}

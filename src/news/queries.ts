import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Articles that staff have not hidden, of sources that are switched on, newest first. */
const visible = (db: Db) =>
  db
    .selectFrom('externalBlogArticles as article')
    .innerJoin('blogSources as source', 'source.id', 'article.sourceId')
    .where('article.isVisible', '=', true)
    .where('source.isActive', '=', true)
    .orderBy(sql`article.published_at desc nulls last`)
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

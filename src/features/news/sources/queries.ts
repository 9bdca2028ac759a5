import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { violatesUnique } from '../../../../db/database-error.ts';
import type { BlogSources } from '../../../../db/schema.gen.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { MAX_PAGE_SIZE } from '../../../platform/pagination/rules.ts';
import type { SourceType } from './rules.ts';

const COLUMNS = [
  'id',
  'name',
  'url',
  'type',
  'displayLimit',
  'config',
  'isActive',
  'lastFetched',
  'lastAttemptAt',
  'nextFetchAt',
  'failures',
  'failingSince',
  'lastError',
  'feedUrl',
  'movedTo',
  'createdAt',
] as const;

/** `config` with its secrets sealed; `articleCount` is the number of stored articles. */
export type StoredSource = Pick<Selectable<BlogSources>, (typeof COLUMNS)[number]> & {
  type: SourceType;
  articleCount: number;
};

const articleCount = sql<number>`(
  select count(*)::int from external_blog_articles where source_id = blog_sources.id
)`.as('articleCount');

const sources = (db: Db) =>
  db
    .selectFrom('blogSources')
    .select([...COLUMNS, articleCount])
    .$castTo<StoredSource>();

/** Newest first, at most a hundred. */
export function listSources(db: Db) {
  return sources(db)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAGE_SIZE)
    .execute();
}

export async function countFailingSources(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('blogSources')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('isActive', '=', true)
    .where('failures', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockSource(tx: Tx, id: string) {
  return sources(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

type Given = 'id' | 'name' | 'url' | 'type' | 'displayLimit' | 'config' | 'isActive';
type NewSource = Pick<StoredSource, Given | 'createdAt' | 'nextFetchAt'>;
type SourceChange = Omit<StoredSource, 'id' | 'createdAt' | 'articleCount'> & {
  etag: string | null;
  lastModified: string | null;
};

/** Throws `source_exists` if another source has the address. */
export function insertSource(tx: Tx, source: NewSource) {
  return tx
    .insertInto('blogSources')
    .values(source)
    .returning(COLUMNS)
    .returning(articleCount)
    .$castTo<StoredSource>()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenUrl);
}

/** Throws `source_exists` if another source has the address. */
export function updateSource(tx: Tx, id: string, change: Partial<SourceChange>) {
  return tx
    .updateTable('blogSources')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .returning(articleCount)
    .$castTo<StoredSource>()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenUrl);
}

function refuseTakenUrl(error: unknown): never {
  if (!violatesUnique(error, 'blog_sources_url_key')) throw error;
  const message = 'There is a source with this address already.';
  throw new DomainError('conflict', 'source_exists', message, { fieldErrors: { url: [message] } });
}

export async function deleteSource(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('blogSources').where('id', '=', id).execute();
}

/** All stored articles of a source: pinned ones first, then the newest. */
export function listSourceArticles(db: Db, sourceId: string) {
  return db
    .selectFrom('externalBlogArticles')
    .select(ARTICLE_COLUMNS)
    .where('sourceId', '=', sourceId)
    .orderBy(sql`pinned_at is null`)
    .orderBy('sortedAt', 'desc')
    .orderBy('id')
    .limit(MAX_ARTICLES)
    .execute();
}

export function findSource(db: Db, id: string) {
  return sources(db).where('id', '=', id).executeTakeFirst();
}

// Hidden and pinned articles may be kept beyond the hundred of each source.
const MAX_ARTICLES = 500;

const ARTICLE_COLUMNS = [
  'id',
  'sourceId',
  'title',
  'url',
  'author',
  'publishedAt',
  'isVisible',
  'pinnedAt',
  'fetchedAt',
] as const;

export function lockArticle(tx: Tx, id: string) {
  return tx
    .selectFrom('externalBlogArticles')
    .select(ARTICLE_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function markArticle(
  tx: Tx,
  id: string,
  change: { isVisible: boolean; pinnedAt: Date | null },
) {
  return tx
    .updateTable('externalBlogArticles')
    .set(change)
    .where('id', '=', id)
    .returning(ARTICLE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes the articles from a source's former address; pinned ones stay. */
export async function deleteUnpinnedArticles(tx: Tx, sourceId: string): Promise<void> {
  await tx
    .deleteFrom('externalBlogArticles')
    .where('sourceId', '=', sourceId)
    .where('pinnedAt', 'is', null)
    .execute();
}

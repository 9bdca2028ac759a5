import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';
import type { DB } from '../../../../../db/schema.gen.ts';
import { isLeaseFree, secondsFromNow } from '../../../../platform/background/lease-queries.ts';
import type { SourceType } from '../rules.ts';
import type { StoredArticle } from './plan-articles.ts';

type ArticleRow = DB['externalBlogArticles'];

const FETCH_COLUMNS = [
  ...(['id', 'url', 'type', 'config', 'isActive', 'etag', 'lastModified'] as const),
  ...(['feedUrl', 'movedTo', 'failures', 'failingSince', 'nextFetchAt'] as const),
] as const;

/** An active source that is due. */
export function findDueSource(db: Db, id: string, now: Date) {
  return db
    .selectFrom('blogSources')
    .select(FETCH_COLUMNS)
    .where('id', '=', id)
    .where('isActive', '=', true)
    .where('nextFetchAt', '<=', now)
    .$narrowType<{ type: SourceType }>()
    .executeTakeFirst();
}

/** The ids of due sources, the longest overdue first. Skips rows that another process has locked. */
export async function lockDueSources(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const due = await tx
    .selectFrom('blogSources')
    .select('id')
    .where('isActive', '=', true)
    .where('nextFetchAt', '<=', now)
    .orderBy('nextFetchAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return due.map(({ id }) => id);
}

export function lockFetchedSource(tx: Tx, id: string) {
  return tx
    .selectFrom('blogSources')
    .select(FETCH_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function recordFetch(
  tx: Tx,
  id: string,
  change: Updateable<DB['blogSources']>,
): Promise<void> {
  await tx.updateTable('blogSources').set(change).where('id', '=', id).execute();
}

/** Advisory lock: only one fetch at a time writes articles, so two that bring the same article detect the duplicate. */
export async function lockArticles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('external_blog_articles'))`.execute(tx);
}

/** Stored articles that may be duplicates of the fetched ones: same source, address or title. */
export function listCandidates(
  tx: Tx,
  sourceId: string,
  { addresses, titles }: { addresses: string[]; titles: string[] },
): Promise<StoredArticle[]> {
  return (
    tx
      .selectFrom('externalBlogArticles as article')
      .innerJoin('blogSources as source', 'source.id', 'article.sourceId')
      .select([
        ...(['article.id', 'article.sourceId', 'article.externalId', 'article.title'] as const),
        ...(['article.url', 'article.canonicalUrl', 'article.excerpt', 'article.author'] as const),
        ...(['article.publishedAt', 'article.imageUrl', 'article.titleKey'] as const),
        ...(['article.sortedAt', 'source.isActive as isShown'] as const),
      ])
      .where((eb) =>
        eb.or([
          eb('article.sourceId', '=', sourceId),
          sql<boolean>`article.canonical_url = any(${addresses})`,
          sql<boolean>`article.title_key = any(${titles})`,
        ]),
      )
      // Oldest last: of several articles with one title, the last one wins in the index.
      .orderBy('article.sortedAt', 'desc')
      .orderBy('article.id')
      .execute()
  );
}

export async function insertArticles(tx: Tx, rows: Insertable<ArticleRow>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('externalBlogArticles').values(rows).execute();
}

export async function updateArticle(
  tx: Tx,
  id: string,
  change: Updateable<ArticleRow>,
): Promise<void> {
  await tx.updateTable('externalBlogArticles').set(change).where('id', '=', id).execute();
}

export async function markSeen(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('externalBlogArticles')
    .set({ lastSeenAt: now })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Deletes articles that a source no longer lists, except the newest `keep` and pinned ones. Hidden articles are kept
 * until they were last seen before `hiddenBefore`, so that they do not become visible when the source lists them again.
 */
export async function deleteOldArticles(
  tx: Tx,
  sourceId: string,
  { now, keep, hiddenBefore }: { now: Date; keep: number; hiddenBefore: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, is_visible, last_seen_at, row_number() over (order by sorted_at desc, id) as place
        from external_blog_articles where source_id = ${sourceId} and pinned_at is null
    ) as article
    where last_seen_at < ${now}
      and case when is_visible then place > ${keep} else last_seen_at < ${hiddenBefore} end`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('externalBlogArticles').where('id', 'in', ids).execute();
}

/**
 * Takes the lease of a host for `seconds` by the database's clock. False if another fetch holds it or its pause is not
 * over yet.
 */
export async function claimHost(db: Db, host: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into news_hosts (host, free_at) values (${host}, ${secondsFromNow(seconds)})
      on conflict (host) do update set free_at = excluded.free_at
        where ${isLeaseFree('news_hosts.free_at', seconds)}
      returning host`.execute(db);
  return rows.length > 0;
}

/** Renews the lease of a host: it expires `seconds` from now. */
export async function renewHostLease(db: Db, host: string, seconds: number): Promise<void> {
  await sql`
    update news_hosts set free_at = ${secondsFromNow(seconds)} where host = ${host}`.execute(db);
}

export async function deleteFreeHosts(db: Db): Promise<void> {
  await sql`delete from news_hosts where free_at < now() - interval '1 day'`.execute(db);
}

import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../../../db/client.ts';
import type { DB } from '../../../../../db/schema.gen.ts';
import type { SourceType } from '../rules.ts';
import type { StoredArticle } from './plan-articles.ts';

type ArticleRow = DB['externalBlogArticles'];

const FETCH_COLUMNS = [
  ...(['id', 'url', 'type', 'config', 'isActive', 'etag', 'lastModified'] as const),
  ...(['feedUrl', 'movedTo', 'failures', 'failingSince', 'nextFetchAt'] as const),
] as const;

/** A source that is switched on and due. */
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

/** The ids of sources that are due, the longest due first. Those that somebody else looks at are left out. */
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

/** One fetch at a time writes articles, so that two that bring the same one see each other. */
export async function lockArticles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('external_blog_articles'))`.execute(tx);
}

/** What may be the same as what was read: by source, by address, by title. */
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
      // What is found last by a title is what was stored first.
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
 * Deletes what a source no longer lists, except the newest `keep` and what is pinned. What is hidden stays
 * until `hiddenBefore`, so that it does not come back in sight when its source lists it again.
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
 * Takes a host for `seconds` by the database's clock, unless somebody has it or had it a moment ago. What is
 * far longer than `seconds` was noted before the clock was set back.
 */
export async function claimHost(db: Db, host: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into news_hosts (host, free_at) values (${host}, now() + make_interval(secs => ${seconds}))
      on conflict (host) do update set free_at = excluded.free_at
        where news_hosts.free_at <= now() or news_hosts.free_at > excluded.free_at + interval '1 minute'
      returning host`.execute(db);
  return rows.length > 0;
}

/** Keeps a host that is claimed for `seconds` from now on. */
export async function keepHost(db: Db, host: string, seconds: number): Promise<void> {
  await sql`
    update news_hosts set free_at = now() + make_interval(secs => ${seconds})
      where host = ${host}`.execute(db);
}

export async function deleteFreeHosts(db: Db): Promise<void> {
  await sql`delete from news_hosts where free_at < now() - interval '1 day'`.execute(db);
}

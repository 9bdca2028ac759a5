import type { Tx } from '../../../db/client.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { findLastEntries, logChanges } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { checkAdvertising } from '../advertising/check-advertising.ts';
import { getAdvertisingLaw } from '../advertising/get-advertising-law.ts';
import { type AnsweredFindings, requireReason } from '../advertising/require-reason.ts';
import { advertisingTextsOf } from './advertising-texts.ts';
import {
  deleteArticleRows,
  findArticleTexts,
  lockPublications,
  setPublications,
} from './change-many-queries.ts';
import { type Publication, publicationOf } from './publication.ts';
import type { PublishArticlesInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };
type Row = Awaited<ReturnType<typeof lockPublications>>[number];

const ENTITY = 'blog_posts';
const UPDATE = 'article.update';

/**
 * Publishes articles now, or turns them into drafts. Skips those that already have that state or are deleted; returns
 * the others. A scheduled article counts as published, but can be turned into a draft. Throws `advertising_findings`.
 */
export function publishArticles(
  { db, now: clock, user }: Deps & Pick<Context, 'now'>,
  { ids, isPublished, advertisingReason }: PublishArticlesInput,
) {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const rows = await lockPublications(tx, ids);
    const changed = rows.filter((row) => row.isPublished !== isPublished);
    const findings = isPublished ? await findingsIn(tx, changed) : [];
    const answered = requireReason(findings, advertisingReason);
    return change(
      tx,
      user,
      changed.map((row) => ({ row, next: publicationOf({ isPublished }, row, now) })),
      answered,
    );
  });
}

/** What advertising law restricts in the texts of articles. */
async function findingsIn(tx: Tx, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const texts = await findArticleTexts(
    tx,
    rows.map(({ id }) => id),
  );
  return checkAdvertising(
    texts.flatMap((text) => advertisingTextsOf({ ...text, isPublished: true })),
    await getAdvertisingLaw(tx),
  );
}

/**
 * Undoes `publishArticles`, dates included, for articles of which it is the last change; returns the restored articles.
 * Later changes, by a colleague or by the caller, are kept.
 */
export function undoPublishArticles(
  { db, user }: Deps,
  { ids, isPublished }: PublishArticlesInput,
) {
  return db.transaction().execute(async (tx) => {
    const rows = await lockPublications(tx, ids);
    const entries = await findLastEntries(tx, ENTITY, ids);
    const restored = rows.flatMap((row) => {
      const last = entries.get(row.id);
      if (last?.actor !== user.username || last.action !== UPDATE) return [];
      const before = loggedState(last.before);
      const isOwn = before?.isPublished === !isPublished && row.isPublished === isPublished;
      return isOwn ? [{ row, next: before }] : [];
    });
    return change(tx, user, restored);
  });
}

/** Deletes articles permanently, with their redirects; returns those that were still there. */
export function deleteArticles({ db, user }: Deps, ids: readonly string[]) {
  return inTransaction(db, async (tx) => {
    const deleted = await deleteArticleRows(tx, ids);
    const entries = deleted.map((before) => ({ id: before.id, before }));
    await logChanges(tx, user.username, 'article.delete', ENTITY, entries);
    return { ids: deleted.map(({ id }) => id) };
  });
}

async function change(
  tx: Tx,
  user: User,
  changes: readonly { row: Row; next: Publication }[],
  answered: AnsweredFindings = {},
) {
  await setPublications(
    tx,
    changes.map(({ row: { id }, next }) => ({ id, ...next })),
  );
  const entries = changes.map(({ row: { id, ...before }, next }) => ({
    ...{ id, before },
    after: { ...before, ...next, ...answered },
  }));
  await logChanges(tx, user.username, UPDATE, ENTITY, entries);
  return { ids: changes.map(({ row }) => row.id) };
}

/** The publication state that an entry of `change` holds; undefined for entries of other changes. */
function loggedState(state: unknown): Publication | undefined {
  const { isPublished, publishedAt, firstPublishedAt } = (state ?? {}) as Record<string, unknown>;
  if (typeof isPublished !== 'boolean' || firstPublishedAt === undefined) return undefined;
  return {
    isPublished,
    publishedAt: dateOf(publishedAt),
    firstPublishedAt: dateOf(firstPublishedAt),
  };
}

const dateOf = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);

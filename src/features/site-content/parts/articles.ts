import { listEveryArticle } from '../../articles/admin-queries.ts';
import { createArticle } from '../../articles/create-article.ts';
import { deleteArticle } from '../../articles/delete-article.ts';
import { saveArticle } from '../../articles/update-article.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

/** Adds, changes and deletes articles. Must run after the firm, the attorneys and the categories. */
export async function writeArticles(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const ids = new Map((await listEveryArticle(deps.db)).map(({ slug, id }) => [slug, id]));
  const advertisingReason = deps.advertisingReason ?? null;
  const { added, changed, removed } = changesOf(before.articles, after.articles, KEYS.articles);
  for (const { slug } of removed) await deleteArticle(deps, ids.get(slug) ?? '');
  for (const { entry, index } of changed) {
    const id = ids.get(entry.slug) ?? '';
    await within(`articles.${index}`, () => saveArticle(deps, { id, ...entry, advertisingReason }));
  }
  for (const { entry, index } of added) {
    await within(`articles.${index}`, () => createArticle(deps, { ...entry, advertisingReason }));
  }
}

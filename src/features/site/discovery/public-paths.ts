import type { Db } from '../../../../db/client.ts';
import { listPublishedPages } from '../../pages/queries.ts';
import { getVisibility } from '../../visibility/queries.ts';
import { isPageShown } from '../../visibility/rules.ts';
import { listArticleAddresses } from './queries.ts';

/** A public page; `changedAt` is the time of its last change where its content is a row of its own. */
export type PublicPath = { path: string; changedAt?: Date };

/**
 * The public pages at `now` that search engines may index: those that staff have not hidden, then the articles, newest
 * first and at most `mostArticles` of them. The sitemap and the archive of advertising follow this list: a feature with
 * pages of its own adds them here.
 */
export async function listPublicPaths(
  db: Db,
  now: Date,
  mostArticles?: number,
): Promise<PublicPath[]> {
  const [visibility, pages, articles] = await Promise.all([
    getVisibility(db),
    listPublishedPages(db),
    listArticleAddresses(db, now, mostArticles),
  ]);
  const visible = pages.filter(({ path }) => isPageShown(path, visibility));
  const shown = visibility.blog_articles ? articles : [];
  return [
    // Application pages also change when their data does, so the time of their last change is unknown.
    ...visible.map(({ path, kind, updatedAt }) => ({
      path,
      ...(kind === 'page' && { changedAt: updatedAt }),
    })),
    ...shown.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changedAt: updatedAt })),
  ];
}

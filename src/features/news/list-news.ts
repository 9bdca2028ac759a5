import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { cutExcerpt } from '../articles/rules.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { listActiveSources, listExternalArticles, listNewsItems, searchNews } from './queries.ts';
import type { SearchNewsInput } from './schema.ts';

type Deps = Pick<Context, 'db'>;

/** A page of the external articles, newest first. */
export async function listNews({ db }: Deps, page: SearchPageInput) {
  await requireVisible(db, 'external_blog_articles');
  const { items, ...others } = await listExternalArticles(db, page);
  const shown = items.map((article) => ({
    ...article,
    imageUrl: /^https?:\/\//i.test(article.imageUrl ?? '') ? article.imageUrl : null,
  }));
  return { items: shown, ...others };
}

/** The same for the pages: filtered by words and source, excerpts shortened. */
export async function findNews({ db }: Deps, { q, source, limit }: SearchNewsInput) {
  await requireVisible(db, 'external_blog_articles');
  const items = q
    ? await searchNews(db, { q, source, limit })
    : await listNewsItems(db, { source, limit });
  return items.map((item) => ({
    ...item,
    excerpt: item.excerpt === null ? null : cutExcerpt(item.excerpt),
  }));
}

export async function listSources({ db }: Deps) {
  await requireVisible(db, 'external_blog_articles');
  return listActiveSources(db);
}

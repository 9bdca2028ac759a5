import type { Context } from '../../platform/trpc/context.ts';
import { cutExcerpt } from '../articles/rules.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { listActiveSources, listExternalArticles, listNewsItems, searchNews } from './queries.ts';
import type { SearchNewsInput } from './schema.ts';

type Deps = Pick<Context, 'db'>;

const LISTED = 100;

/** The newest external articles, at most a hundred. */
export async function listNews({ db }: Deps) {
  await requireVisible(db, 'external_blog_articles');
  return (await listExternalArticles(db, LISTED)).filter(leadsToTheWeb).map((article) => ({
    ...article,
    imageUrl: isWebAddress(article.imageUrl ?? '') ? article.imageUrl : null,
  }));
}

/** The same for the pages: filtered by words and source, excerpts shortened. */
export async function findNews({ db }: Deps, { q, source, limit }: SearchNewsInput) {
  await requireVisible(db, 'external_blog_articles');
  const items = q
    ? await searchNews(db, { q, source, limit })
    : await listNewsItems(db, { source, limit });
  return items.filter(leadsToTheWeb).map((item) => ({
    ...item,
    excerpt: item.excerpt === null ? null : cutExcerpt(item.excerpt),
  }));
}

export async function listSources({ db }: Deps) {
  await requireVisible(db, 'external_blog_articles');
  return listActiveSources(db);
}

/** A feed may contain any URL; only web addresses become links. */
const leadsToTheWeb = ({ url }: { url: string }) => isWebAddress(url);

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

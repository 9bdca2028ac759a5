import { createFileRoute } from '@tanstack/react-router';
import { isListKey } from '../../src/features/firm/practice-areas/rules.ts';
import type { SiteLayout } from '../../src/features/site/schema.ts';
import { ArticleFilter, type ArticleSearch } from '../features/articles/article-filter.tsx';
import { ArticleList } from '../features/articles/article-list.tsx';
import styles from '../features/articles/blog-page.module.css';
import { NewsList } from '../features/news/news-list.tsx';
import { PageParts } from '../features/pages/page-parts.tsx';
import { here } from '../lib/addresses.ts';
import { m } from '../lib/messages.ts';
import type { pageHead } from '../lib/page-head.ts';
import { headOfPage, pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { isTooLong, SearchTooLong } from '../ui/search-too-long.tsx';

const page = pageRoute('/blog');

export const Route = createFileRoute('/blog/')({
  validateSearch: ({ q, category }: Record<string, unknown>): ArticleSearch => ({
    q: typeof q === 'string' ? q.trim() || undefined : undefined,
    category: isListKey(category) ? category : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const data = await page.loader({ context });
    const { blog_articles: own, external_blog_articles: outside } = data.layout.visibility;
    await Promise.all([
      own &&
        !isTooLong(deps.q) &&
        context.trpc.articles.search.prefetch(inputOf(deps, data.layout)),
      outside && context.trpc.news.search.prefetch(OUTSIDE),
    ]);
    return data;
  },
  head: ({ loaderData }) => (loaderData ? withFeeds(headOfPage(loaderData)) : {}),
  component: BlogPage,
});

function withFeeds(head: ReturnType<typeof pageHead>) {
  const feeds = [
    { type: 'application/rss+xml', href: '/blog/rss.xml', title: 'RSS' },
    { type: 'application/atom+xml', href: '/blog/atom.xml', title: 'Atom' },
    { type: 'application/feed+json', href: '/blog/feed.json', title: 'JSON Feed' },
  ];
  return {
    ...head,
    links: [...head.links, ...feeds.map((feed) => ({ rel: 'alternate', ...feed }))],
  };
}

/** The query for the external articles shown next to the firm's own. Source of the limit: public spec §9. */
const OUTSIDE = { q: null, source: null, limit: 8 };

/** The query input from the search parameters; an unknown category is ignored. */
const inputOf = (
  { q, category }: ArticleSearch,
  { articleCategories, formerArticleCategories }: SiteLayout,
) => ({
  q: q ?? null,
  category:
    [...articleCategories, ...formerArticleCategories].find(({ key }) => key === category)?.key ??
    null,
});

function BlogPage() {
  const search = Route.useSearch();
  const { page: words } = Route.useLoaderData();
  const [layout] = trpc.site.layout.useSuspenseQuery();
  const { firm, visibility } = layout;
  const { data: articles } = trpc.articles.search.useQuery(inputOf(search, layout), {
    enabled: visibility.blog_articles && !isTooLong(search.q),
  });
  const { data: outside = [] } = trpc.news.search.useQuery(OUTSIDE, {
    enabled: visibility.external_blog_articles,
  });
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} lang={words.originalLanguage}>
        {visibility.blog_articles && <ArticleFilter {...search} />}
      </PageHead>
      <div className={`wrap ${styles.lists} ${outside.length > 0 ? styles.two : ''}`}>
        {visibility.blog_articles && isTooLong(search.q) && <SearchTooLong href={here('/blog')} />}
        {articles &&
          (articles.length > 0 ? (
            <ArticleList articles={articles} zone={firm.zone} />
          ) : (
            <EmptyState title={m.articles.noneFound}>
              <p className="muted">{m.common.tryOtherWords}</p>
              <a className={buttonClass({})} href={here('/blog')}>
                {m.common.clearFilters}
              </a>
            </EmptyState>
          ))}
        {outside.length > 0 && (
          <aside className={styles.outside}>
            <h2>{m.articles.fromElsewhere}</h2>
            <p className="muted small">{m.articles.fromElsewhereLead}</p>
            <NewsList items={outside} zone={firm.zone} />
            <a className="go" href={here('/external-articles')}>
              {m.articles.allOutside} <Icon name="arrow-right" />
            </a>
          </aside>
        )}
        {!visibility.blog_articles && outside.length === 0 && (
          <EmptyState title={m.news.none}>
            <p className="muted">{m.news.comeBack}</p>
          </EmptyState>
        )}
      </div>
      <PageParts parts={words.parts} />
    </>
  );
}

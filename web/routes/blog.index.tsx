import { createFileRoute, notFound } from '@tanstack/react-router';
import { ARTICLE_CATEGORIES } from '../../src/features/articles/rules.ts';
import { isPageShown } from '../../src/features/visibility/rules.ts';
import { ArticleFilter, type ArticleSearch } from '../features/articles/article-filter.tsx';
import { ArticleList } from '../features/articles/article-list.tsx';
import styles from '../features/articles/blog-page.module.css';
import { NewsList } from '../features/news/news-list.tsx';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';

const DESCRIPTION =
  'Plain-words articles on divorce, custody, wills, living trusts and probate in San Diego and California.';

export const Route = createFileRoute('/blog/')({
  validateSearch: ({ q, category }: Record<string, unknown>): ArticleSearch => ({
    q: typeof q === 'string' ? q.trim() || undefined : undefined,
    category: ARTICLE_CATEGORIES.find(({ value }) => value === category)?.value,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const layout = await context.trpc.site.layout.ensureData();
    if (!isPageShown('/blog', layout.visibility)) throw notFound();
    const { blog_articles: own, external_blog_articles: outside } = layout.visibility;
    await Promise.all([
      own && context.trpc.articles.search.prefetch(inputOf(deps)),
      outside && context.trpc.news.search.prefetch(OUTSIDE),
    ]);
    return { layout };
  },
  head: ({ loaderData }) =>
    loaderData
      ? withFeeds(
          pageHead({
            layout: loaderData.layout,
            path: '/blog',
            trail: [{ name: 'Legal Insights', path: '/blog' }],
            title: `Legal Insights | ${loaderData.layout.firm.name}`,
            description: DESCRIPTION,
          }),
        )
      : {},
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

/** How many outside articles are shown beside the firm's own. Source: public spec §9. */
const OUTSIDE = { q: null, source: null, limit: 8 };

const inputOf = ({ q, category }: ArticleSearch) => ({
  q: q ?? null,
  category: ARTICLE_CATEGORIES.find(({ value }) => value === category)?.value ?? null,
});

function BlogPage() {
  const search = Route.useSearch();
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: articles } = trpc.articles.search.useQuery(inputOf(search), {
    enabled: visibility.blog_articles,
  });
  const { data: outside = [] } = trpc.news.search.useQuery(OUTSIDE, {
    enabled: visibility.external_blog_articles,
  });
  return (
    <>
      <PageHead
        title="Legal Insights"
        lead="What we have learned from San Diego families, written down without the Latin."
      >
        {visibility.blog_articles && <ArticleFilter {...search} />}
      </PageHead>
      <div className={`wrap ${styles.lists} ${outside.length > 0 ? styles.two : ''}`}>
        {articles &&
          (articles.length > 0 ? (
            <ArticleList articles={articles} zone={firm.zone} />
          ) : (
            <EmptyState title="No Articles Found">
              <p className="muted">Try other words, or look through all of them.</p>
              <a className={buttonClass({})} href="/blog">
                Clear Filters
              </a>
            </EmptyState>
          ))}
        {outside.length > 0 && (
          <aside className={styles.outside}>
            <h2>From elsewhere</h2>
            <p className="muted small">Outside articles that we read and think worth your time.</p>
            <NewsList items={outside} zone={firm.zone} />
            <a className="go" href="/external-articles">
              All outside articles <Icon name="arrow-right" />
            </a>
          </aside>
        )}
        {!visibility.blog_articles && outside.length === 0 && (
          <EmptyState title="No External Articles Available">
            <p className="muted">Please come back another day.</p>
          </EmptyState>
        )}
      </div>
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import styles from '../features/articles/blog-page.module.css';
import { NewsFilter } from '../features/news/news-filter.tsx';
import { NewsList } from '../features/news/news-list.tsx';
import { PageParts } from '../features/pages/page-parts.tsx';
import { here } from '../lib/addresses.ts';
import { m } from '../lib/messages.ts';
import { pageHead } from '../lib/page-head.ts';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { isTooLong, SearchTooLong } from '../ui/search-too-long.tsx';

type NewsSearch = { q?: string | undefined; source?: string | undefined };

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() || undefined : undefined;

const page = pageRoute('/external-articles');

export const Route = createFileRoute('/external-articles')({
  validateSearch: ({ q, source }: Record<string, unknown>): NewsSearch => ({
    q: textOf(q),
    source: textOf(source),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const data = await page.loader({ context });
    await Promise.all([
      !isTooLong(deps.q) && context.trpc.news.search.prefetch(inputOf(deps)),
      context.trpc.news.sources.prefetch(),
    ]);
    return data;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/external-articles',
          trail: [
            { name: m.articles.title, path: '/blog' },
            { name: loaderData.page.name, path: '/external-articles' },
          ],
          title: `${loaderData.page.title} | ${loaderData.layout.firm.name}`,
          description: loaderData.page.description,
        })
      : {},
  component: NewsPage,
});

const inputOf = ({ q, source }: NewsSearch) => ({ q: q ?? null, source: source ?? null });

function NewsPage() {
  const search = Route.useSearch();
  const { page: words } = Route.useLoaderData();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { data: sources = [] } = trpc.news.sources.useQuery();
  const { data: items } = trpc.news.search.useQuery(inputOf(search), {
    enabled: !isTooLong(search.q),
  });
  const isFiltered = search.q !== undefined || search.source !== undefined;
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} lang={words.originalLanguage}>
        <a className="go" href={here('/blog')}>
          <Icon name="arrow-left" size="sm" />
          {m.articles.backToBlog}
        </a>
        {sources.length > 0 && <NewsFilter q={search.q} source={search.source} sources={sources} />}
      </PageHead>
      <div className={`wrap ${styles.lists}`}>
        {isTooLong(search.q) && <SearchTooLong href={here('/external-articles')} />}
        {items && items.length > 0 && <NewsList items={items} zone={firm.zone} withExcerpts />}
        {items?.length === 0 && (
          <EmptyState title={m.news.none}>
            <p className="muted">{isFiltered ? m.common.tryOtherWords : m.news.comeBackOrOwn}</p>
            <a className={buttonClass({})} href={here(isFiltered ? '/external-articles' : '/blog')}>
              {isFiltered ? m.common.clearFilters : m.articles.title}
            </a>
          </EmptyState>
        )}
      </div>
      <PageParts parts={words.parts} />
    </>
  );
}

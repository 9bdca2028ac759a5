import { createFileRoute } from '@tanstack/react-router';
import { PageParts } from '../features/pages/page-parts.tsx';
import { here } from '../lib/addresses.ts';
import { m } from '../lib/messages.ts';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

const page = pageRoute('/sitemap');

export const Route = createFileRoute('/sitemap')({
  ...page,
  loader: async (args) => {
    const { trpc: queries } = args.context;
    const [data] = await Promise.all([page.loader(args), queries.pages.published.ensureData()]);
    if (data.layout.visibility.blog_articles) await queries.articles.search.prefetch(ALL);
    return data;
  },
  component: SitemapPage,
});

const ALL = { q: null, category: null };

function SitemapPage() {
  const { page: words } = Route.useLoaderData();
  const [{ visibility }] = trpc.site.layout.useSuspenseQuery();
  const [pages] = trpc.pages.published.useSuspenseQuery();
  const { data: articles = [] } = trpc.articles.search.useQuery(ALL, {
    enabled: visibility.blog_articles,
  });
  return (
    <>
      <ProsePage title={words.heading} lead={words.lead} lang={words.originalLanguage}>
        <h2>{m.site.sitemapPages}</h2>
        <Links links={pages.map(({ path, name }) => ({ href: path, text: name }))} />
        {articles.length > 0 && (
          <>
            <h2>{m.site.sitemapArticles}</h2>
            <Links
              links={articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, text: title }))}
            />
          </>
        )}
      </ProsePage>
      <PageParts parts={words.parts} />
    </>
  );
}

const Links = ({ links }: { links: readonly { href: string; text: string }[] }) => (
  <ul>
    {links.map(({ href, text }) => (
      <li key={href}>
        <a href={here(href)}>{text}</a>
      </li>
    ))}
  </ul>
);

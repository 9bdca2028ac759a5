import { createFileRoute } from '@tanstack/react-router';
import { FIRM_LINKS, LEGAL_LINKS, shownLinks } from '../features/site/links.ts';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

const { loader, head } = layoutRoute({
  path: '/sitemap',
  title: 'Sitemap',
  description: 'Every page of this website in one list.',
});

export const Route = createFileRoute('/sitemap')({
  loader: async (args) => {
    const { layout } = await loader(args);
    if (layout.visibility.blog_articles) await args.context.trpc.articles.search.prefetch(ALL);
    return { layout };
  },
  head,
  component: SitemapPage,
});

const ALL = { q: null, category: null };

const PAGES = [
  {
    title: 'The firm',
    links: [
      { href: '/', text: 'Home' },
      ...FIRM_LINKS,
      { href: '/schedule', text: 'Schedule Consultation' },
      { href: '/reviews', text: 'Reviews' },
      { href: '/external-articles', text: 'News from elsewhere' },
      { href: '/newsletter', text: 'Newsletter' },
    ],
  },
  {
    title: 'Practice areas',
    links: [
      { href: '/practice-areas/family-law', text: 'Family Law' },
      { href: '/practice-areas/estate-planning', text: 'Estate Planning' },
    ],
  },
  {
    title: 'Small print',
    links: [
      ...LEGAL_LINKS.filter(({ href }) => href !== '/sitemap'),
      { href: '/accessibility', text: 'Accessibility' },
    ],
  },
];

function SitemapPage() {
  const [{ visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: articles = [] } = trpc.articles.search.useQuery(ALL, {
    enabled: visibility.blog_articles,
  });
  return (
    <ProsePage title="Sitemap" lead="Every page of this website in one list.">
      {PAGES.filter(({ links }) => shownLinks(links, visibility).length > 0).map(
        ({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {shownLinks(links, visibility).map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {articles.length > 0 && (
        <section>
          <h2>Articles</h2>
          <ul>
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/blog/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ProsePage>
  );
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArticleNotFound } from '../features/articles/article-not-found.tsx';
import { ArticleView } from '../features/articles/article-view.tsx';
import { articleData } from '../features/articles/structured-data.ts';
import { PageParts } from '../features/pages/page-parts.tsx';
import { asNotFound } from '../lib/as-not-found.ts';
import { m } from '../lib/messages.ts';
import { pageHead } from '../lib/page-head.ts';
import { loadPage } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context, params }) => {
    const [{ layout, page: blog }, page] = await Promise.all([
      loadPage(context, '/blog'),
      context.trpc.articles.page.ensureData(params).catch(asNotFound),
    ]);
    if (page.movedTo) {
      throw redirect({ to: '/blog/$slug', params: { slug: page.movedTo }, statusCode: 301 });
    }
    return { layout, article: page.article, closing: blog.parts };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: `/blog/${loaderData.article.slug}`,
          title: `${loaderData.article.title} | ${loaderData.layout.firm.name}`,
          description: loaderData.article.excerpt,
          type: 'article',
          picture: loaderData.article.picture,
          structuredData: articleData(loaderData.layout, loaderData.article),
          trail: [
            { name: m.articles.title, path: '/blog' },
            { name: loaderData.article.title, path: `/blog/${loaderData.article.slug}` },
          ],
        })
      : {},
  component: ArticlePage,
  notFoundComponent: ArticleNotFound,
});

function ArticlePage() {
  const { slug } = Route.useParams();
  const { closing } = Route.useLoaderData();
  const [{ firm, visibility, publicUrl }] = trpc.site.layout.useSuspenseQuery();
  const [page] = trpc.articles.page.useSuspenseQuery({ slug });
  return (
    <>
      <ArticleView
        page={page}
        firm={firm}
        publicUrl={publicUrl}
        hasLetter={visibility.newsletter_signup}
      />
      <PageParts parts={closing} />
    </>
  );
}

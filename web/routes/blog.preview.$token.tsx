import { createFileRoute } from '@tanstack/react-router';
import { ArticleNotFound } from '../features/articles/article-not-found.tsx';
import { ArticlePreview } from '../features/articles/article-preview.tsx';
import { asNotFound } from '../lib/as-not-found.ts';
import { pageHead } from '../lib/page-head.ts';

export const Route = createFileRoute('/blog/preview/$token')({
  loader: async ({ context, params }) => {
    const [frame, article] = await Promise.all([
      context.trpc.site.frame.ensureData(),
      context.trpc.articles.preview.fetch(params).catch(asNotFound),
    ]);
    return { frame, article };
  },
  // A draft is for whoever has the link: no cache keeps it, no robot lists it, no other site learns its address.
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          frame: loaderData.frame,
          path: '/blog',
          title: `Preview: ${loaderData.article.title} | ${loaderData.frame.firm.name}`,
          description: loaderData.article.excerpt,
          isPrivate: true,
        })
      : {},
  component: function Page() {
    const { frame, article } = Route.useLoaderData();
    return <ArticlePreview article={article} firm={frame.firm} />;
  },
  notFoundComponent: ArticleNotFound,
});

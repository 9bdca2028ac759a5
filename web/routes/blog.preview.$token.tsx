import { createFileRoute } from '@tanstack/react-router';
import { ArticleNotFound } from '../features/articles/article-not-found.tsx';
import { ArticlePreview } from '../features/articles/article-preview.tsx';
import { linkRoute } from '../lib/link-route.ts';

export const Route = createFileRoute('/blog/preview/$token')({
  ...linkRoute(
    (trpc, params) => trpc.articles.preview.fetch(params),
    ({ title }) => `Preview: ${title}`,
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    return <ArticlePreview article={data} firm={layout.firm} />;
  },
  notFoundComponent: ArticleNotFound,
});

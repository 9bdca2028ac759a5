import { createFileRoute } from '@tanstack/react-router';
import { ArticleNotFound } from '../features/articles/article-not-found.tsx';
import { ArticlePreview } from '../features/articles/article-preview.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

export const Route = createFileRoute('/blog/preview/$token')({
  ...linkRoute(
    (trpc, params) => trpc.articles.preview.fetch(params),
    ({ title }) => m.articles.previewTitle({ title }),
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    return <ArticlePreview saved={data} firm={layout.firm} />;
  },
  notFoundComponent: ArticleNotFound,
});

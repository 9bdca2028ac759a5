import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../features/pages/page-view.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { useLivePage } from '../lib/use-live-page.ts';

/** The preview of a page that is not published yet. */
export const Route = createFileRoute('/preview/$token')({
  ...linkRoute(
    (trpc, params) => trpc.pages.preview.fetch(params),
    ({ title }) => m.articles.previewTitle({ title }),
  ),
  component: function Page() {
    return <PageView page={useLivePage(Route.useLoaderData().data)} />;
  },
});

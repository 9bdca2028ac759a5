import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../features/pages/page-view.tsx';
import { useLivePage } from '../features/pages/use-live-page.ts';
import { linkRoute } from '../lib/link-route.ts';

/** The preview of a page that is not published yet. */
export const Route = createFileRoute('/preview/$token')({
  ...linkRoute(
    (trpc, params) => trpc.pages.preview.fetch(params),
    ({ title }) => `Preview: ${title}`,
  ),
  component: function Page() {
    return <PageView page={useLivePage(Route.useLoaderData().data)} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../features/pages/page-view.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { loadParts } from '../lib/page-route.ts';
import { useLivePage } from '../lib/use-live-page.ts';

/** The preview of a page that is not published yet. */
export const Route = createFileRoute('/preview/$token')({
  ...linkRoute(
    async (trpc, params) => {
      const page = await trpc.pages.preview.fetch(params);
      await loadParts(trpc, page);
      return page;
    },
    ({ title }) => m.articles.previewTitle({ title }),
  ),
  component: function Page() {
    return <PageView page={useLivePage(Route.useLoaderData().data)} />;
  },
});

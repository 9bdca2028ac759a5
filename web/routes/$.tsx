import { createFileRoute } from '@tanstack/react-router';
import { PageView } from '../features/pages/page-view.tsx';
import { headOfPage, loadPage } from '../lib/page-route.ts';

/** Catch-all route for paths without a dedicated route: the pages that staff write. */
export const Route = createFileRoute('/$')({
  loader: ({ context, params }) => loadPage(context, `/${params._splat ?? ''}`),
  head: ({ loaderData }) => (loaderData ? headOfPage(loaderData) : {}),
  component: function Page() {
    return <PageView page={Route.useLoaderData().page} />;
  },
});

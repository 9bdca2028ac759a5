import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../features/documents/client-page/documents-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

export const Route = createFileRoute('/documents/$token')({
  ...linkRoute(
    (trpc, params) => trpc.documentLinks.page.fetch(params),
    () => m.documents.pageTitle,
  ),
  validateSearch: ({ untaken }): { untaken?: number } => {
    const count = Math.trunc(Number(untaken));
    return count > 0 && count < 1_000 ? { untaken: count } : {};
  },
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    const { token } = Route.useParams();
    const { untaken = 0 } = Route.useSearch();
    return <DocumentsPage token={token} firm={layout.firm} loaded={data} untaken={untaken} />;
  },
  notFoundComponent: LinkNotFound,
});

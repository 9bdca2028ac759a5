import { createFileRoute, notFound } from '@tanstack/react-router';
import { AttorneyPage } from '../features/pages/attorney-page.tsx';
import { asNotFound } from '../lib/as-not-found.ts';
import { m } from '../lib/messages.ts';
import { privateHead } from '../lib/page-head.ts';
import { loadPage } from '../lib/page-route.ts';
import { useLivePage } from '../lib/use-live-page.ts';

/** What visitors see of an attorney, with the texts that the editor of a translation sends. */
export const Route = createFileRoute('/preview/attorneys/$slug')({
  loader: async ({ context, params }) => {
    const [{ layout, page: list }, found] = await Promise.all([
      loadPage(context, '/attorneys'),
      context.trpc.pages.attorney.ensureData(params).catch(asNotFound),
    ]);
    if (!found.attorney) throw notFound();
    return { layout, list, found };
  },
  head: ({ loaderData }) =>
    loaderData
      ? privateHead(
          loaderData.layout,
          m.articles.previewTitle({ title: loaderData.found.attorney.name }),
        )
      : {},
  component: function Page() {
    const { list, found } = Route.useLoaderData();
    const { attorney } = found;
    const { role, statement, education, memberships } = useLivePage(attorney);
    const texts = { role, statement, education, memberships };
    return <AttorneyPage list={list} found={{ ...found, attorney: { ...attorney, ...texts } }} />;
  },
});

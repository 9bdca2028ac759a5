import { createFileRoute, redirect } from '@tanstack/react-router';
import { nextWith } from '../features/firm/attorneys/attorney-times.ts';
import { attorneyData } from '../features/firm/structured-data.ts';
import { AttorneyPage } from '../features/pages/attorney-page.tsx';
import { PageView } from '../features/pages/page-view.tsx';
import { freeTimesHeaders } from '../features/scheduling/slots/free-times-headers.ts';
import { here } from '../lib/addresses.ts';
import { asUndefined } from '../lib/as-not-found.ts';
import { pageHead } from '../lib/page-head.ts';
import { headOfPage, loadPage } from '../lib/page-route.ts';

export const Route = createFileRoute('/attorneys_/$slug')({
  loader: async ({ context, params }) => {
    const [{ layout, page: list }, found] = await Promise.all([
      loadPage(context, '/attorneys'),
      context.trpc.pages.attorney.ensureData(params).catch(asUndefined),
    ]);
    // A page that staff have written below that of the attorneys, such as one about careers.
    if (!found) return { written: await loadPage(context, `/attorneys/${params.slug}`) };
    if (!found.attorney) {
      throw redirect({ href: here(`/attorneys/${found.movedTo}`), statusCode: 301 });
    }
    if (layout.visibility.consultation_booking) {
      const { appointments } = context.trpc;
      // Without them, the page only lacks its free times.
      const choices = await appointments.choices.ensureData().catch(() => undefined);
      const asked = choices && nextWith(choices, params.slug);
      if (asked) await appointments.nextFree.prefetch(asked);
    }
    return { person: { layout, list, found } };
  },
  headers: freeTimesHeaders,
  head: ({ loaderData }) => {
    if (loaderData?.written) return headOfPage(loaderData.written);
    if (!loaderData?.person) return {};
    const { layout, list, found } = loaderData.person;
    const { attorney, page } = found;
    const path = `/attorneys/${attorney.slug}`;
    return pageHead({
      layout,
      path,
      title: `${page?.title ?? `${attorney.name}, ${attorney.role}`} | ${layout.firm.name}`,
      description: page?.description ?? attorney.statement,
      structuredData: [attorneyData(layout, attorney)],
      trail: [
        { name: list.name, path: '/attorneys' },
        { name: attorney.name, path },
      ],
    });
  },
  component: Page,
});

function Page() {
  const { written, person } = Route.useLoaderData();
  if (written) return <PageView page={written.page} />;
  if (!person) return null;
  return <AttorneyPage {...person} />;
}

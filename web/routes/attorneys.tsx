import { createFileRoute } from '@tanstack/react-router';
import { AttorneyProfiles } from '../features/firm/attorneys/attorney-profiles.tsx';
import { attorneysData } from '../features/firm/structured-data.ts';
import { PageParts } from '../features/pages/page-parts.tsx';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

const page = pageRoute('/attorneys', { structuredData: attorneysData });

export const Route = createFileRoute('/attorneys')({
  ...page,
  loader: async (args) => {
    const data = await page.loader(args);
    const { consultation_booking: canBook } = data.layout.visibility;
    if (canBook) await args.context.trpc.appointments.choices.prefetch();
    return data;
  },
  component: AttorneysPage,
});

function AttorneysPage() {
  const { page: words } = Route.useLoaderData();
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const canBook = visibility.consultation_booking;
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, { enabled: canBook });
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      <AttorneyProfiles
        attorneys={firm.attorneys}
        canBook={canBook}
        bookable={choices?.attorneys ?? []}
      />
      <PageParts parts={words.parts} />
    </>
  );
}

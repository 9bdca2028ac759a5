import { createFileRoute } from '@tanstack/react-router';
import { AttorneyProfiles } from '../features/firm/attorneys/attorney-profiles.tsx';
import { attorneysData } from '../features/firm/structured-data.ts';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

const page = layoutRoute({
  path: '/attorneys',
  title: 'Our attorneys',
  description: 'The people who answer: our attorneys in San Diego, what they do and how they work.',
  structuredData: attorneysData,
});

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
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const canBook = visibility.consultation_booking;
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, { enabled: canBook });
  return (
    <>
      <PageHead
        title="The people who answer"
        lead="The attorney you meet is the attorney who does the work. Choose whom you would like to talk to."
      />
      <AttorneyProfiles
        attorneys={firm.attorneys}
        canBook={canBook}
        bookable={choices?.attorneys ?? []}
      />
      <CallToAction firm={firm} canBook={canBook} />
    </>
  );
}

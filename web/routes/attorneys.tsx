import { createFileRoute } from '@tanstack/react-router';
import { AttorneyProfiles } from '../features/firm/attorneys/attorney-profiles.tsx';
import { attorneysData } from '../features/firm/structured-data.ts';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

export const Route = createFileRoute('/attorneys')({
  ...layoutRoute({
    path: '/attorneys',
    title: 'Our attorneys',
    description:
      'The people who answer: our attorneys in San Diego, what they do and how they work.',
    structuredData: attorneysData,
  }),
  component: AttorneysPage,
});

function AttorneysPage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <PageHead
        title="The people who answer"
        lead="The attorney you meet is the attorney who does the work. Choose whom you would like to talk to."
      />
      <AttorneyProfiles attorneys={firm.attorneys} canBook={visibility.consultation_booking} />
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

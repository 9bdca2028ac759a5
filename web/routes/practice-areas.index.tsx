import { createFileRoute } from '@tanstack/react-router';
import { PracticeAreas } from '../features/firm/practice-areas/practice-areas.tsx';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

export const Route = createFileRoute('/practice-areas/')({
  ...layoutRoute({
    path: '/practice-areas',
    title: 'Practice areas',
    description:
      'Family law, divorce, child custody, estate planning and trust administration in San Diego, explained in plain words.',
  }),
  component: PracticeAreasPage,
});

function PracticeAreasPage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <PageHead
        title="What we do"
        lead="Two fields that meet at every kitchen table: families that change, and what they leave to one another."
      />
      <PracticeAreas isOverview />
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

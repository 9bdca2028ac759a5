import { createFileRoute } from '@tanstack/react-router';
import { PracticeAreas } from '../features/home/practice-areas.tsx';
import { ClosingCall } from '../features/site/closing-call.tsx';
import { frameRoute } from '../lib/frame-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

export const Route = createFileRoute('/practice-areas/')({
  ...frameRoute({
    path: '/practice-areas',
    title: 'Practice areas',
    description:
      'Family law, divorce, child custody, estate planning and trust administration in San Diego, explained in plain words.',
  }),
  component: PracticeAreasPage,
});

function PracticeAreasPage() {
  const [{ firm, visibility }] = trpc.site.frame.useSuspenseQuery();
  return (
    <>
      <PageHead
        title="What we do"
        lead="Two fields that meet at every kitchen table: families that change, and what they leave to one another."
      />
      <PracticeAreas isOverview />
      <ClosingCall firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

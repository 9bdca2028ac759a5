import { createFileRoute } from '@tanstack/react-router';
import { Articles } from '../features/home/articles.tsx';
import { Attorneys } from '../features/home/attorneys.tsx';
import { CalculatorTeaser } from '../features/home/calculator-teaser.tsx';
import { Facts } from '../features/home/facts.tsx';
import { Hero } from '../features/home/hero.tsx';
import { PracticeAreas } from '../features/home/practice-areas.tsx';
import { ARTICLES, NEXT_FREE } from '../features/home/queries.ts';
import { Testimonials } from '../features/home/testimonials.tsx';
import { ClosingCall } from '../features/site/closing-call.tsx';
import { legalService } from '../features/site/structured-data.ts';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';

const DESCRIPTION =
  'Divorce, custody, estates and trusts in San Diego, explained in plain words. Free initial consultation; choose a time online.';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // A list that does not load leaves its section out; the page does not wait or fail for it.
    const [frame] = await Promise.all([
      context.trpc.site.frame.ensureData(),
      context.trpc.appointments.nextFree.prefetch(NEXT_FREE),
      context.trpc.testimonials.featured.prefetch(),
      context.trpc.articles.latest.prefetch(ARTICLES),
    ]);
    return { frame };
  },
  // Free times change without any content changing.
  headers: () => ({ 'cache-control': 'public, max-age=0, s-maxage=30' }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          frame: loaderData.frame,
          path: '/',
          title: `Family law and estate planning in San Diego | ${loaderData.frame.firm.name}`,
          description: DESCRIPTION,
          structuredData: [legalService(loaderData.frame)],
        })
      : {},
  component: HomePage,
});

function HomePage() {
  const [{ firm, visibility }] = trpc.site.frame.useSuspenseQuery();
  return (
    <>
      <Hero firm={firm} canBook={visibility.consultation_booking} />
      <Facts firm={firm} />
      {visibility.practice_areas && <PracticeAreas />}
      {visibility.probate_calculator && <CalculatorTeaser />}
      <Attorneys attorneys={firm.attorneys} />
      {visibility.testimonials && <Testimonials />}
      {visibility.blog_articles && <Articles zone={firm.zone} />}
      <ClosingCall firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { LatestArticles } from '../features/articles/latest-articles.tsx';
import { LATEST_ARTICLES } from '../features/articles/latest-articles-query.ts';
import { AttorneyCards } from '../features/firm/attorneys/attorney-cards.tsx';
import { Facts } from '../features/firm/facts.tsx';
import { PracticeAreas } from '../features/firm/practice-areas/practice-areas.tsx';
import { legalService } from '../features/firm/structured-data.ts';
import { CalculatorTeaser } from '../features/probate/calculator-teaser.tsx';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { Hero } from '../features/site/hero.tsx';
import { NEXT_FREE } from '../features/site/hero-query.ts';
import { FeaturedTestimonials } from '../features/testimonials/reviews/featured-testimonials.tsx';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';

const DESCRIPTION =
  'Divorce, custody, estates and trusts in San Diego, explained in plain words. Free initial consultation; choose a time online.';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // If a list fails to load, its section is left out; the page neither waits nor fails.
    const [layout] = await Promise.all([
      context.trpc.site.layout.ensureData(),
      context.trpc.appointments.nextFree.prefetch(NEXT_FREE),
      context.trpc.testimonials.featured.prefetch(),
      context.trpc.articles.latest.prefetch(LATEST_ARTICLES),
    ]);
    return { layout };
  },
  // Free times change even if no content changes.
  headers: () => ({ 'cache-control': 'public, max-age=0, s-maxage=30' }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/',
          title: `Family law and estate planning in San Diego | ${loaderData.layout.firm.name}`,
          description: DESCRIPTION,
          structuredData: [legalService(loaderData.layout)],
        })
      : {},
  component: HomePage,
});

function HomePage() {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <Hero firm={firm} canBook={visibility.consultation_booking} />
      <Facts firm={firm} />
      {visibility.practice_areas && <PracticeAreas />}
      {visibility.probate_calculator && <CalculatorTeaser />}
      <AttorneyCards attorneys={firm.attorneys} />
      {visibility.testimonials && <FeaturedTestimonials />}
      {visibility.blog_articles && <LatestArticles zone={firm.zone} />}
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import {
  REVIEW_SOURCES,
  type ReviewSource,
} from '../../src/features/testimonials/reviews/rules.ts';
import { isPageShown } from '../../src/features/visibility/rules.ts';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { ReviewList } from '../features/testimonials/reviews/review-list.tsx';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { PageHead } from '../ui/page-head.tsx';

type ReviewSearch = { source?: ReviewSource | undefined };

export const Route = createFileRoute('/reviews')({
  validateSearch: ({ source }: Record<string, unknown>): ReviewSearch => ({
    source: REVIEW_SOURCES.find(({ value }) => value === source)?.value,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const layout = await context.trpc.site.layout.ensureData();
    if (!isPageShown('/reviews', layout.visibility)) throw notFound();
    await Promise.all([
      context.trpc.reviews.list.prefetch(inputOf(deps)),
      context.trpc.testimonials.published.prefetch(),
    ]);
    return { layout };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/reviews',
          title: `Reviews | ${loaderData.layout.firm.name}`,
          description: 'What clients wrote about our work, in their own words.',
          trail: [{ name: 'Reviews', path: '/reviews' }],
        })
      : {},
  component: ReviewsPage,
});

const inputOf = ({ source }: ReviewSearch) => ({ source: source ?? null });

function ReviewsPage() {
  const { source } = Route.useSearch();
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const { data: reviews } = trpc.reviews.list.useQuery(inputOf({ source }));
  const { data: published } = trpc.testimonials.published.useQuery();
  // The filter is by platform, and testimonials have none.
  const testimonials = source ? [] : published;
  const chips = [
    { href: '/reviews', text: 'All', isCurrent: source === undefined },
    ...REVIEW_SOURCES.map(({ value, label }) => ({
      href: `/reviews?source=${value}`,
      text: label,
      isCurrent: value === source,
    })),
  ];
  return (
    <>
      <PageHead
        title="What clients say"
        lead="In their own words. What was right for them may not be right for you: no review foretells how a case ends."
      >
        {(source || reviews?.length !== 0) && <FilterChips label="Source" chips={chips} />}
      </PageHead>
      <div className="wrap">
        <ReviewList testimonials={testimonials ?? []} reviews={reviews ?? []} />
        {testimonials?.length === 0 && reviews?.length === 0 && (
          <EmptyState title="No Reviews Yet">
            <p className="muted">
              Nobody has written here so far. Ask us whatever you want to know.
            </p>
            <a className={buttonClass({})} href="/contact">
              Contact
            </a>
          </EmptyState>
        )}
      </div>
      <CallToAction firm={firm} canBook={visibility.consultation_booking} />
    </>
  );
}

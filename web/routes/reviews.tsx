import { createFileRoute } from '@tanstack/react-router';
import {
  REVIEW_SOURCES,
  type ReviewSource,
} from '../../src/features/testimonials/reviews/rules.ts';
import { PageParts } from '../features/pages/page-parts.tsx';
import { Disclosure } from '../features/testimonials/reviews/quote.tsx';
import { ReviewList } from '../features/testimonials/reviews/review-list.tsx';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';

type ReviewSearch = { source?: ReviewSource | undefined; cursor?: string | undefined };

const page = pageRoute('/reviews');

export const Route = createFileRoute('/reviews')({
  ...page,
  validateSearch: ({ source, cursor }: Record<string, unknown>): ReviewSearch => ({
    source: REVIEW_SOURCES.find(({ value }) => value === source)?.value,
    cursor: typeof cursor === 'string' ? cursor : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const data = await page.loader({ context });
    await context.trpc.reviews.list.prefetch(inputOf(deps));
    return data;
  },
  component: ReviewsPage,
});

const inputOf = ({ source, cursor }: ReviewSearch) => ({
  source: source ?? null,
  cursor: cursor ?? null,
});

const olderSearch = (source: ReviewSource | undefined, cursor: string) =>
  new URLSearchParams({ ...(source && { source }), cursor });

const labelOf = (source: ReviewSource) =>
  REVIEW_SOURCES.find(({ value }) => value === source)?.label;

function ReviewsPage() {
  const { source, cursor } = Route.useSearch();
  const { page: words } = Route.useLoaderData();
  const { data } = trpc.reviews.list.useQuery(inputOf({ source, cursor }));
  const { reviews, next } = data ?? { next: null };
  const isEmpty = reviews?.length === 0 && !cursor;
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
      <PageHead title={words.heading} lead={words.lead}>
        {(source || !isEmpty) && <FilterChips label="Source" chips={chips} />}
      </PageHead>
      <div className="wrap">
        <Disclosure />
        <ReviewList reviews={reviews ?? []} />
        {next && (
          <p>
            <a className="go" href={`/reviews?${olderSearch(source, next)}`}>
              Older reviews <Icon name="arrow-right" />
            </a>
          </p>
        )}
        {isEmpty && (
          <EmptyState title="No Reviews Yet">
            <p className="muted">
              {source
                ? `Nothing from ${labelOf(source)} yet. “All” shows what came from elsewhere.`
                : 'Nobody has left a review yet. Ask us whatever you want to know.'}
            </p>
            <a className={buttonClass({})} href="/contact">
              Contact
            </a>
          </EmptyState>
        )}
      </div>
      <PageParts parts={words.parts} />
    </>
  );
}

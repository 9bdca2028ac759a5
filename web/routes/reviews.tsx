import { createFileRoute } from '@tanstack/react-router';
import {
  REVIEW_SOURCES,
  type ReviewSource,
} from '../../src/features/testimonials/reviews/rules.ts';
import { PageParts } from '../features/pages/page-parts.tsx';
import { Disclosure } from '../features/testimonials/reviews/quote.tsx';
import { ReviewList } from '../features/testimonials/reviews/review-list.tsx';
import { here } from '../lib/addresses.ts';
import { m } from '../lib/messages.ts';
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
  REVIEW_SOURCES.find(({ value }) => value === source)?.label ?? source;

function ReviewsPage() {
  const { source, cursor } = Route.useSearch();
  const { page: words } = Route.useLoaderData();
  const { data } = trpc.reviews.list.useQuery(inputOf({ source, cursor }));
  const { reviews, next } = data ?? { next: null };
  const isEmpty = reviews?.length === 0 && !cursor;
  const chips = [
    { href: here('/reviews'), text: m.common.all, isCurrent: source === undefined },
    ...REVIEW_SOURCES.map(({ value, label }) => ({
      href: here(`/reviews?source=${value}`),
      text: label,
      isCurrent: value === source,
    })),
  ];
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} lang={words.originalLanguage}>
        {(source || !isEmpty) && <FilterChips label={m.reviews.source} chips={chips} />}
      </PageHead>
      <div className="wrap">
        <Disclosure />
        <ReviewList reviews={reviews ?? []} />
        {next && (
          <p>
            <a className="go" href={here(`/reviews?${olderSearch(source, next)}`)}>
              {m.reviews.older} <Icon name="arrow-right" />
            </a>
          </p>
        )}
        {isEmpty && (
          <EmptyState title={m.reviews.none}>
            <p className="muted">
              {source ? m.reviews.noneFrom({ source: labelOf(source) }) : m.reviews.noneYet}
            </p>
            <a className={buttonClass({})} href={here('/contact')}>
              {m.site.contact}
            </a>
          </EmptyState>
        )}
      </div>
      <PageParts parts={words.parts} />
    </>
  );
}

import type { Db } from '../../../db/client.ts';
import { fetchPage, inOrder, pageKey } from '../../platform/pagination/page-queries.ts';
import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { inStatus, ORDERS, SOURCE, TESTIMONIAL_COLUMNS } from './queries.ts';
import type { ReviewSource } from './reviews/rules.ts';

const NEWEST = { ...ORDERS.added, direction: 'desc' } as const;

/** The newest published testimonials, at most `limit`. */
export function listFeaturedTestimonials(db: Db, limit: number) {
  return inOrder(inStatus(db, 'published'), NEWEST, undefined)
    .select(['id', 'clientName', 'rating', 'content', 'practiceArea', 'isSample'])
    .select([SOURCE, 'reviewedOn'])
    .limit(limit)
    .execute();
}

/** A page of the published testimonials with the documented columns, newest first; with `q`, of those that match it. */
export function listPublishedTestimonials(db: Db, { q, ...page }: SearchPageInput) {
  const testimonials = inStatus(db, 'published')
    .select(TESTIMONIAL_COLUMNS)
    .select(pageKey(NEWEST));
  return q === null
    ? fetchPage(testimonials, NEWEST, page)
    : fetchSearchPage(db, testimonials, matchesSearchWords(q), NEWEST, page);
}

const REVIEWS_ON_A_PAGE = 30;

/** A page of the published testimonials, of one source or of all, newest first. */
export function listReviewPage(
  db: Db,
  { source, cursor }: { source: ReviewSource | null; cursor: string | null },
) {
  const reviews = inStatus(db, 'published')
    .select(['id', 'clientName as name', 'rating', 'content', 'practiceArea', 'isSample'])
    .select([SOURCE, 'sourceUrl', 'reviewedOn as date'])
    .select(pageKey(NEWEST));
  return fetchPage(source ? reviews.where('source', '=', source) : reviews, NEWEST, {
    limit: REVIEWS_ON_A_PAGE,
    cursor,
  });
}

/** Whether the site still shows sample testimonials that it was installed with. */
export async function hasSampleTestimonials(db: Db): Promise<boolean> {
  const sample = await db
    .selectFrom('testimonials')
    .select('id')
    .where('isSample', '=', true)
    .where('isPublished', '=', true)
    .limit(1)
    .executeTakeFirst();
  return sample !== undefined;
}

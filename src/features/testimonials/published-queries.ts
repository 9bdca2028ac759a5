import type { Db } from '../../../db/client.ts';
import { fetchPage, pageKey } from '../../platform/pagination/page-queries.ts';
import { inStatus, ORDERS, SOURCE, TESTIMONIAL_COLUMNS } from './queries.ts';
import type { ReviewSource } from './reviews/rules.ts';

/** Published testimonials, newest first. */
const published = (db: Db) =>
  inStatus(db, 'published').orderBy('createdAt', 'desc').orderBy('id', 'desc');

/** The newest published testimonials, at most `limit`. */
export function listFeaturedTestimonials(db: Db, limit: number) {
  return published(db)
    .select(['id', 'clientName', 'rating', 'content', 'practiceArea', 'isSample'])
    .select([SOURCE, 'reviewedOn'])
    .limit(limit)
    .execute();
}

/** The same, with the documented columns. */
export function listPublishedTestimonials(db: Db, limit: number) {
  return published(db).select(TESTIMONIAL_COLUMNS).limit(limit).execute();
}

const REVIEWS_ON_A_PAGE = 30;
const NEWEST = { ...ORDERS.added, direction: 'desc' } as const;

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

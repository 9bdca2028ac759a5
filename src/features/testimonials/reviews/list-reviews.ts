import type { Context } from '../../../platform/trpc/context.ts';
import { requireVisible } from '../../visibility/require-visible.ts';
import { hasSampleTestimonials } from '../queries.ts';
import type { ReviewSource } from './rules.ts';
import { sampleReviews } from './sample-reviews.ts';
import type { Review } from './schema.ts';

/**
 * Reviews of one source, or of all, newest first. The entries are fixed sample data, as the specification requires, and
 * are shown only while the site still has its sample testimonials. Throws `component_hidden`.
 */
export async function listReviews(
  { db }: Pick<Context, 'db'>,
  source: ReviewSource | null,
): Promise<Review[]> {
  await requireVisible(db, 'testimonials');
  if (!(await hasSampleTestimonials(db))) return [];
  return sampleReviews.filter((review) => source === null || review.source === source);
}

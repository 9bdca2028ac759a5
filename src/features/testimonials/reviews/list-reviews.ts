import type { z } from 'zod';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireVisible } from '../../visibility/require-visible.ts';
import { hasSampleTestimonials, listReviewPage } from '../published-queries.ts';
import { sampleReviews } from './sample-reviews.ts';
import type { ListReviewsInput, reviewPageSchema } from './schema.ts';

/**
 * The published testimonials of one source, or of all, newest first. The last page ends with the specification's static
 * entries while the site shows sample testimonials. Throws `component_hidden`, and `invalid_input` for a malformed
 * cursor.
 */
export async function listReviews(
  { db }: Pick<Context, 'db'>,
  { source, cursor }: ListReviewsInput,
): Promise<z.output<typeof reviewPageSchema>> {
  await requireVisible(db, 'testimonials');
  const { items, next } = await listReviewPage(db, { source, cursor });
  const reviews = items.map((review) => ({ ...review, verified: false }));
  if (next !== null || !(await hasSampleTestimonials(db))) return { reviews, next };
  const samples = sampleReviews.filter((review) => source === null || review.source === source);
  return { reviews: [...reviews, ...samples], next };
}

import { formatDate, noonOf } from '../../platform/time/formats/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { listFeaturedTestimonials, listPublishedTestimonials } from './published-queries.ts';
import { sourceLabel } from './rules.ts';

const MAX_LISTED = 100;

/** Published testimonials, newest first, at most a hundred. */
export async function listTestimonials({ db }: Pick<Context, 'db'>) {
  await requireVisible(db, 'testimonials');
  return listPublishedTestimonials(db, MAX_LISTED);
}

/** The newest published testimonials as pages show them, at most `limit`. */
export async function listFeatured({ db }: Pick<Context, 'db'>, limit: number) {
  await requireVisible(db, 'testimonials');
  const testimonials = await listFeaturedTestimonials(db, limit);
  return testimonials.map(({ source, reviewedOn, ...testimonial }) => ({
    ...testimonial,
    origin:
      source && reviewedOn && `${sourceLabel(source)}, ${formatDate(noonOf(reviewedOn), 'UTC')}`,
  }));
}

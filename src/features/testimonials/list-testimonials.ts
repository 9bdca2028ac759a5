import type { SearchPageInput } from '../../platform/pagination/schema.ts';
import { formatDate, noonOf } from '../../platform/time/format-rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findFormats } from '../firm/find-formats.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { listFeaturedTestimonials, listPublishedTestimonials } from './published-queries.ts';
import { sourceLabel } from './rules.ts';

/** A page of the published testimonials, newest first. */
export async function listTestimonials({ db }: Pick<Context, 'db'>, page: SearchPageInput) {
  await requireVisible(db, 'testimonials');
  return listPublishedTestimonials(db, page);
}

/** The newest published testimonials as pages show them, at most `limit`. */
export async function listFeatured({ db }: Pick<Context, 'db'>, limit: number) {
  await requireVisible(db, 'testimonials');
  const [testimonials, { locale }] = await Promise.all([
    listFeaturedTestimonials(db, limit),
    findFormats(db),
  ]);
  return testimonials.map(({ source, reviewedOn, ...testimonial }) => ({
    ...testimonial,
    origin:
      source &&
      reviewedOn &&
      `${sourceLabel(source)}, ${formatDate(noonOf(reviewedOn), 'UTC', locale)}`,
  }));
}

import type { Context } from '../../platform/trpc/context.ts';
import { countTestimonials } from './queries.ts';

/** The number of testimonials, in total and by status. */
export async function countTestimonialsByStatus({ db }: Pick<Context, 'db'>) {
  const [all, published, draft] = await Promise.all([
    countTestimonials(db, null),
    countTestimonials(db, 'published'),
    countTestimonials(db, 'draft'),
  ]);
  return { all, published, draft };
}

import type { Db } from '../../db/client.ts';
import type { FeaturedTestimonial } from './schema.ts';

/** The newest published testimonials, at most `limit`. */
export function listFeaturedTestimonials(db: Db, limit: number): Promise<FeaturedTestimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'clientName', 'rating', 'content', 'practiceArea', 'isSample'])
    .where('isPublished', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

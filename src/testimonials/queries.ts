import type { Db } from '../../db/client.ts';
import type { FeaturedTestimonial } from './schema.ts';

/** Published testimonials, newest first. */
const published = (db: Db) =>
  db
    .selectFrom('testimonials')
    .where('isPublished', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id');

/** The newest published testimonials, at most `limit`. */
export function listFeaturedTestimonials(db: Db, limit: number): Promise<FeaturedTestimonial[]> {
  return published(db)
    .select(['id', 'clientName', 'rating', 'content', 'practiceArea', 'isSample'])
    .limit(limit)
    .execute();
}

/** The same with the documented columns. */
export function listPublishedTestimonials(db: Db, limit: number) {
  return published(db)
    .select([
      'id',
      'clientName',
      'rating',
      'content',
      'practiceArea',
      'isPublished',
      'createdAt',
      'updatedAt',
    ])
    .limit(limit)
    .execute();
}

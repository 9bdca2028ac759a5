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

/** Whether the site still has the invented testimonials that it came with. */
export async function hasSampleTestimonials(db: Db): Promise<boolean> {
  const sample = await db
    .selectFrom('testimonials')
    .select('id')
    .where('isSample', '=', true)
    .limit(1)
    .executeTakeFirst();
  return sample !== undefined;
}

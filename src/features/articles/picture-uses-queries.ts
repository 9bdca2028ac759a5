import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The articles whose text shows one of these pictures, by the index `blog_posts_pictures`; one row for each picture. */
export async function listArticlesWithPictures(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('blogPosts')
    .innerJoin(
      sql<{ pictureId: string }>`unnest(${ids}::text[])`.as<'wanted'>(sql`wanted(picture_id)`),
      (join) => join.on(sql<boolean>`picture_ids(content) @> array[wanted.picture_id]`),
    )
    .select(['blogPosts.id', 'blogPosts.title', 'wanted.pictureId'])
    .orderBy('blogPosts.title')
    .orderBy('blogPosts.id')
    .execute();
}

import type { FindPictureUses } from '../pictures/uses.ts';
import { listArticlesWithPictures } from './picture-uses-queries.ts';

/** Where articles show pictures, drafts included. */
export const findArticlesWithPictures: FindPictureUses = async (db, ids) => {
  const articles = await listArticlesWithPictures(db, ids);
  return articles.map(({ id, title, pictureId }) => ({
    pictureId,
    kind: 'Blog post',
    title,
    adminPath: `/admin/blog-posts/${id}`,
  }));
};

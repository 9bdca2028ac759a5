import type { FindPictureUses } from '../pictures/uses.ts';
import { listPagesWithPictures } from './admin-queries.ts';

/** Where pages show pictures, drafts included. */
export const findPagesWithPictures: FindPictureUses = async (db, ids) => {
  const pages = await listPagesWithPictures(db, ids);
  return pages.map(({ id, name, pictureId }) => ({
    pictureId,
    kind: 'Page',
    title: name,
    adminPath: `/admin/pages/${id}`,
  }));
};

import type { FindPictureUses } from '../../pictures/uses.ts';
import { listOfficesWithPictures } from './queries.ts';

/** Where offices show pictures. */
export const findOfficesWithPictures: FindPictureUses = async (db, ids) => {
  const offices = await listOfficesWithPictures(db, ids);
  return offices.map(({ key, label, pictureId }) => ({
    pictureId,
    kind: 'Office',
    title: label || 'The main office',
    adminPath: `/admin/firm?tab=offices&open=${key}`,
  }));
};

import type { FindPictureUses } from '../pictures/uses.ts';
import { getChosenLook } from './queries.ts';
import { lookRouter } from './router.ts';

const findHeroPicture: FindPictureUses = async (db, ids) => {
  const { pictureId } = await getChosenLook(db);
  if (pictureId === null || !ids.includes(pictureId)) return [];
  return [{ pictureId, kind: 'Look', title: 'Home page', adminPath: '/admin/look' }];
};

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const lookFeature = {
  routers: { look: lookRouter },
  pictureUses: findHeroPicture,
  actions: {
    'mark.add': 'uploaded a logo',
    'mark.delete': 'took a logo off the site',
    'look.update': 'changed what the site shows in place of the sea',
  },
};

import { picturesRouter } from './router.ts';

/** The pictures feature as registered in `src/app/features.ts`. */
export const picturesFeature = {
  routers: { pictures: picturesRouter },
  actions: { picture: 'a picture' },
};

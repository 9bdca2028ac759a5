import { findPagesWithPictures } from './picture-uses.ts';
import { pagesRouter } from './router.ts';
import { startPageWorkers } from './workers.ts';

/** The pages feature as registered in `src/app/features.ts`. */
export const pagesFeature = {
  routers: { pages: pagesRouter },
  pictureUses: findPagesWithPictures,
  startWorkers: startPageWorkers,
  tables: { pages: { live: 'pages' } },
};

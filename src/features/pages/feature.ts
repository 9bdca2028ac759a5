import { type ActionSentences, called } from '../../platform/audit/sentences.ts';
import { findPagesWithPictures } from './picture-uses.ts';
import { pagesRouter } from './router.ts';
import { startPageWorkers } from './workers.ts';

const page = called('page');

/** The pages feature as registered in `src/app/features.ts`. */
export const pagesFeature = {
  routers: { pages: pagesRouter },
  pictureUses: findPagesWithPictures,
  startWorkers: startPageWorkers,
  tables: { pages: { live: 'pages' } },
  actions: {
    page,
    'menus.update': 'changed the links of navigation and footer',
    'page.save': (name) => `saved a draft of ${page(name)}`,
    'page.unpublish': (name) => `took ${page(name)} off the website`,
  } satisfies ActionSentences,
};

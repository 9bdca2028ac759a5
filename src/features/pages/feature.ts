import { type ActionSentences, called } from '../../platform/audit/sentences.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { FindPictureUses } from '../pictures/uses.ts';
import { listPagesWithPictures } from './admin-queries.ts';
import { translatableMenus } from './menus/translatable.ts';
import { previewTranslatedPage } from './preview-page.ts';
import { publishDuePages } from './publish-due-pages.ts';
import { pagesRouter } from './router.ts';
import { translatablePages } from './translatable.ts';

const EVERY_MINUTE = '* * * * *';

/** Starts the background job that publishes scheduled pages. */
async function startPageWorkers(jobs: JobRunner, deps: Pick<Context, 'db' | 'now'>): Promise<void> {
  await jobs.schedule('publish-pages', EVERY_MINUTE);
  await jobs.work('publish-pages', () => publishDuePages(deps));
}

/** Where pages show pictures, drafts included. */
const findPagesWithPictures: FindPictureUses = async (db, ids) => {
  const pages = await listPagesWithPictures(db, ids);
  return pages.map(({ id, name, pictureId }) => ({
    pictureId,
    kind: 'Page',
    title: name,
    adminPath: `/admin/pages/${id}`,
  }));
};

const page = called('page');

/** The pages feature as registered in `src/app/features.ts`. */
export const pagesFeature = {
  routers: { pages: pagesRouter },
  pictureUses: findPagesWithPictures,
  translatables: [{ ...translatablePages, preview: previewTranslatedPage }, translatableMenus],
  startWorkers: startPageWorkers,
  tables: { pages: { live: 'pages' } },
  actions: {
    page,
    'menus.update': 'changed the links of navigation and footer',
    'page.save': (name) => `saved a draft of ${page(name)}`,
    'page.unpublish': (name) => `took ${page(name)} off the website`,
  } satisfies ActionSentences,
};

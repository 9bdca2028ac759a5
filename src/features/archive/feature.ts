import { archivePersonalData } from './personal-data.ts';
import { archiveRouter } from './router.ts';

/** The archive feature as registered in `src/app/features.ts`. */
export const archiveFeature = {
  routers: { archive: archiveRouter },
  personalData: archivePersonalData,
  actions: { 'archive.export': 'exported the archive of advertising' },
};

import { identityMails } from './mails.ts';
import { identityPersonalData } from './personal-data.ts';
import { identityRouter } from './router.ts';
import { identityTables } from './tables.ts';
import { startIdentityWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const identityFeature = {
  routers: { identity: identityRouter },
  mails: identityMails,
  personalData: identityPersonalData,
  startWorkers: startIdentityWorkers,
  tables: identityTables,
};

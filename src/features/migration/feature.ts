import { migrationRouter } from './router.ts';
import { startMigrationWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const migrationFeature = {
  routers: { migration: migrationRouter },
  startWorkers: startMigrationWorkers,
};

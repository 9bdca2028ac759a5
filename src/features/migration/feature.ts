import { migrationRouter } from './router.ts';
import { startMigrationWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const migrationFeature = {
  routers: { migration: migrationRouter },
  startWorkers: startMigrationWorkers,
  actions: {
    'migration.cancel': 'cancelled a step of the migration',
    'migration.create-table': 'started to create the table in DynamoDB',
    'migration.dry-run': 'started a cost estimate of the migration',
    'migration.migrate': 'started to copy the data to DynamoDB',
    'migration.verify': 'started to verify the copy in DynamoDB',
  },
};

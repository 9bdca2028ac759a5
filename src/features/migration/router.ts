import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { cancelRun } from './cancel-run.ts';
import { getMigrationStatus } from './get-status.ts';
import { getWizard } from './get-wizard.ts';
import { migrationStatusSchema, runSchema, startMigrateInput, wizardSchema } from './schema.ts';
import { startRun } from './start-run.ts';

export const migrationRouter = router({
  status: staffProcedure.output(migrationStatusSchema).query(({ ctx }) => getMigrationStatus(ctx)),

  wizard: staffProcedure.output(wizardSchema).query(({ ctx }) => getWizard(ctx)),

  createTable: staffProcedure
    .output(runSchema)
    .mutation(({ ctx }) => startRun(ctx, 'create-table')),

  dryRun: staffProcedure.output(runSchema).mutation(({ ctx }) => startRun(ctx, 'dry-run')),

  migrate: staffProcedure
    .input(startMigrateInput)
    .output(runSchema)
    .mutation(({ ctx, input }) => startRun(ctx, 'migrate', input)),

  verify: staffProcedure.output(runSchema).mutation(({ ctx }) => startRun(ctx, 'verify')),

  cancel: staffProcedure.output(runSchema).mutation(({ ctx }) => cancelRun(ctx)),
});

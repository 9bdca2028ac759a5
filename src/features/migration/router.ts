import { can, router } from '../../platform/trpc/trpc.ts';
import { cancelRun } from './cancel-run.ts';
import { MIGRATION_STATUS, RUN } from './examples.ts';
import { getMigrationStatus } from './get-status.ts';
import { getWizard } from './get-wizard.ts';
import { migrationStatusSchema, runSchema, startMigrateInput, wizardSchema } from './schema.ts';
import { startRun } from './start-run.ts';

const START_DESCRIPTION =
  'Starts it in the background, or joins the one that runs already; `GET /api/admin/migration/status` tells how far it is and how it ended. 409 while something else of the wizard runs, or before its step: see `reason`.';

export const migrationRouter = router({
  status: can('migration.read')
    .meta({
      rest: 'GET /admin/migration/status',
      summary: 'Whether the data could be copied to DynamoDB, and what runs or ran last',
      examples: { response: MIGRATION_STATUS },
    })
    .output(migrationStatusSchema)
    .query(({ ctx }) => getMigrationStatus(ctx)),

  wizard: can('migration.read')
    .output(wizardSchema)
    .query(({ ctx }) => getWizard(ctx)),

  createTable: can('migration.run')
    .meta({
      rest: 'POST /admin/migration/create-table',
      summary: 'Create the table in DynamoDB, or find that the one there fits',
      description: START_DESCRIPTION,
      status: 202,
      errors: [409],
      examples: { response: RUN },
    })
    .output(runSchema)
    .mutation(({ ctx }) => startRun(ctx, 'create-table')),

  dryRun: can('migration.run')
    .output(runSchema)
    .mutation(({ ctx }) => startRun(ctx, 'dry-run')),

  migrate: can('migration.run')
    .meta({
      rest: 'POST /admin/migration/migrate',
      summary: 'Copy all rows to DynamoDB',
      description: `${START_DESCRIPTION} A copy that was interrupted goes on where it was, unless \`restart\` is true.`,
      status: 202,
      errors: [409],
      examples: { body: { restart: false }, response: RUN },
      optionalBody: true,
    })
    .input(startMigrateInput)
    .output(runSchema)
    .mutation(({ ctx, input }) => startRun(ctx, 'migrate', input)),

  verify: can('migration.run')
    .meta({
      rest: 'POST /admin/migration/verify',
      summary: 'Compare both sides, row by row',
      description: START_DESCRIPTION,
      status: 202,
      errors: [409],
      examples: { response: RUN },
    })
    .output(runSchema)
    .mutation(({ ctx }) => startRun(ctx, 'verify')),

  cancel: can('migration.run')
    .output(runSchema)
    .mutation(({ ctx }) => cancelRun(ctx)),
});

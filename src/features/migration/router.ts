import { can, router } from '../../platform/trpc/trpc.ts';
import { cancelRun } from './cancel-run.ts';
import { MIGRATION_STATUS, RUN } from './examples.ts';
import { getMigrationStatus } from './get-status.ts';
import { getWizard } from './get-wizard.ts';
import { migrationStatusSchema, runSchema, startMigrateInput, wizardSchema } from './schema.ts';
import { startRun } from './start-run.ts';

const START_DESCRIPTION =
  'Starts a run in the background, or joins the one in progress; `GET /api/admin/migration/status` returns its progress and result. 409 while another action of the wizard runs, or before its step: see `reason`.';

export const migrationRouter = router({
  status: can('migration.read')
    .meta({
      rest: 'GET /admin/migration/status',
      summary: 'Whether the data can be copied to DynamoDB, and the current or last run',
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
      summary: 'Create the table in DynamoDB, or check that the existing one fits',
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
      description: `${START_DESCRIPTION} An interrupted copy is continued, unless \`restart\` is true.`,
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
      summary: 'Compare the data on both sides, row by row',
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

import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { AllCopiedColumns } from './source/copied-columns.ts';
import { createCopiedTables } from './source/copied-tables.ts';

type Deps = Pick<Context, 'dbForGroup' | 'dynamo' | 'log' | 'now'> & {
  /** The features' decisions on how their columns are copied. */
  copiedColumns: AllCopiedColumns;
  /** How long DynamoDB may be unavailable before a run fails. */
  migrationRetryTimeoutMs: number;
};

/**
 * Starts processing runs of the migration wizard in this process. Returns a function that stops it: an active run then
 * continues in another process, or in this one after a restart.
 */
export async function startMigrationWorkers(
  jobs: JobRunner,
  {
    dbForGroup,
    dynamo: target,
    copiedColumns,
    migrationRetryTimeoutMs: retryTimeoutMs,
    log,
    now,
  }: Deps,
): Promise<() => Promise<void>> {
  // In a connection group of its own: a run holds a connection for as long as it copies a table.
  const db = dbForGroup('background-migration');
  const copiedTables = createCopiedTables(copiedColumns);
  const deps = { db, target, copiedTables, retryTimeoutMs, log, now };
  const stopping = new AbortController();
  const stop = await jobs.work('run-migration', async ({ runId }) => {
    // Loaded with the first run, because it loads the AWS SDK.
    const { performRun } = await import('./runs/perform-run.ts');
    return performRun({ ...deps, stopped: stopping.signal }, runId);
  });
  return async () => {
    stopping.abort();
    await stop();
  };
}

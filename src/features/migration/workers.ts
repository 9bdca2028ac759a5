import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { createCopiedTables, type DocumentedPolicies } from './source/copied-tables.ts';

type Deps = Pick<Context, 'dbForGroup' | 'dynamo' | 'log' | 'now'> & {
  documentedPolicies: DocumentedPolicies;
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
    documentedPolicies,
    migrationRetryTimeoutMs: retryTimeoutMs,
    log,
    now,
  }: Deps,
): Promise<() => Promise<void>> {
  // In a connection group of its own: a run holds a connection for as long as it copies a table.
  const db = dbForGroup('background-migration');
  const copiedTables = createCopiedTables(documentedPolicies);
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

import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../db/client.ts';
import { isDatabaseUnavailable } from '../../../../db/database-error.ts';
import { TryAgainLater } from '../../../platform/background/queue.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { createTable, requireTable, type TableDeps } from '../dynamodb/create-table.ts';
import type { DynamoTarget } from '../dynamodb/dynamo-target.ts';
import { TargetFailure } from '../dynamodb/target-failure.ts';
import type { RunAction } from '../rules.ts';
import type { CopiedTable } from '../source/copied-tables.ts';
import { catchUp } from './catch-up.ts';
import { copyRows } from './copy-rows.ts';
import { estimateCopy } from './estimate-copy.ts';
import { RunCancelled, RunControl, RunLost } from './run-control.ts';
import type { RunDeps } from './run-deps.ts';
import { claimRun, endRun, findLastDone, findRun } from './run-queries.ts';
import { verifyCopy } from './verify-copy.ts';

export type PerformRunDeps = {
  db: Db;
  target: DynamoTarget;
  copiedTables: readonly CopiedTable[];
  log: Pick<Context['log'], 'info' | 'warn' | 'error'>;
  now: () => Date;
  /** Stops the work; another process, or this one after a restart, continues the run. */
  stopped: AbortSignal;
  /** How long DynamoDB may be unavailable before a run fails; for its first call, a twentieth of that. */
  retryTimeoutMs: number;
};

const AGAIN_AFTER_SECONDS = 1;
const FIRST_CALL_TIMEOUT_DIVISOR = 20;

/**
 * Performs a run until it is finished or the process stops. Throws only if the job is to be retried: permanent failures
 * are recorded in the run, in words for staff.
 */
export async function performRun(deps: PerformRunDeps, runId: string): Promise<void> {
  const { db, target, copiedTables, log, now, stopped, retryTimeoutMs } = deps;
  const runner = { id: runId, runner: randomUUID() };
  if (!(await claimRun(db, { ...runner, now: now() }))) return;
  const run = await findRun(db, runId);
  if (!run) return;
  const end = (how: Pick<Parameters<typeof endRun>[1], 'state' | 'message' | 'result'>) =>
    endRun(db, { ...runner, ...how, now: now() });
  if (run.target !== target.fingerprint) {
    return end({
      state: 'failed',
      message:
        'The place to copy to has changed in the settings since this run began. Start again.',
    });
  }
  const control = new RunControl(db, runner, stopped);
  const firstRetryTimeoutMs = retryTimeoutMs / FIRST_CALL_TIMEOUT_DIVISOR;
  try {
    await control.note();
    const made = await findLastDone(db, target.fingerprint, 'create-table');
    const result = await ACTIONS[run.action]({
      ...{ db, target, copiedTables, control, runId, now },
      phase: run.phase,
      tableId: (made?.result as { tableId?: string } | null)?.tableId,
      retryOptions: control.retryOptions(target, retryTimeoutMs),
      firstRetryOptions: control.retryOptions(target, firstRetryTimeoutMs),
    });
    await end({ state: 'done', message: null, result });
    log.info({ runId, action: run.action }, 'a run of the migration wizard is done');
  } catch (caught) {
    // An error that interrupts a pause arrives as the cause of an `AbortError`.
    const error = isAbort(caught) && caught.cause ? caught.cause : caught;
    if (error instanceof RunLost) return;
    if (error instanceof RunCancelled) return end({ state: 'cancelled', message: null });
    if (stopped.aborted) throw new TryAgainLater(AGAIN_AFTER_SECONDS);
    if (error instanceof TargetFailure) {
      log.warn({ err: error, runId }, 'a run of the migration wizard has failed');
      return end({ state: 'failed', message: error.message, result: { reason: error.reason } });
    }
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, runId }, 'a run of the migration wizard has failed');
    await end({
      state: 'failed',
      message: `Something went wrong outside DynamoDB. See the server log for run ${runId}.`,
    });
  }
}

const ACTIONS: Readonly<Record<RunAction, (deps: RunDeps) => Promise<object>>> = {
  'create-table': (deps) => createTable(tableDeps(deps)),
  'dry-run': estimateCopy,
  async migrate(deps) {
    await requireTable(tableDeps(deps), deps.tableId);
    if (deps.phase === 'copy') await copyRows(deps);
    await deps.control.note({ phase: 'catch-up' });
    return catchUp(deps);
  },
  async verify(deps) {
    await requireTable(tableDeps(deps), deps.tableId);
    return verifyCopy(deps);
  },
};

const tableDeps = ({ control, ...deps }: RunDeps): TableDeps => ({
  ...deps,
  onLook: () => control.note(),
});

function isAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError';
}

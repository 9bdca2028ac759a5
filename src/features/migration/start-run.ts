import type { Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { decideProgress, findBlockingReason } from './decide-step.ts';
import { isReady } from './get-status.ts';
import type { RunAction } from './rules.ts';
import {
  findActiveRun,
  insertRun,
  listLatestRuns,
  lockRuns,
  reviveRun,
} from './runs/run-queries.ts';
import { viewRun } from './view-run.ts';

type Deps = Pick<Context, 'db' | 'jobs' | 'dynamo' | 'now'> & { user: User };

const AUDITED = {
  'create-table': 'migration.create-table',
  'dry-run': 'migration.dry-run',
  migrate: 'migration.migrate',
  verify: 'migration.verify',
} as const satisfies Record<RunAction, string>;

/**
 * Starts a run as a background job, or returns the active run of the same action. An interrupted copy is resumed unless
 * `restart` is set. Throws `not_ready`, `no_table`, `not_copied`, and `another_run_active` while another action runs.
 */
export async function startRun(
  { db, jobs, dynamo, now, user }: Deps,
  action: RunAction,
  { restart = false }: { restart?: boolean } = {},
) {
  const id = await db.transaction().execute(async (tx) => {
    await lockRuns(tx);
    const active = await findActiveRun(tx);
    if (active?.action === action) return active.id;
    if (active) throw anotherRun(active.action);

    const latest = await listLatestRuns(tx, dynamo.fingerprint);
    const progress = decideProgress(isReady(dynamo), latest);
    const obstacle = findBlockingReason(action, progress);
    if (obstacle) throw new DomainError('conflict', obstacle.reason, obstacle.message);

    const resumed =
      action === 'migrate' && progress.canResume && !restart
        ? latest.find((run) => run.action === 'migrate')
        : undefined;
    if (resumed) await reviveRun(tx, resumed.id);
    const runId = resumed?.id ?? (await addRun(tx, action, { dynamo, now, user }));
    await jobs.enqueue(tx, 'run-migration', [{ data: { runId } }]);
    await logChange(tx, user.username, AUDITED[action], ['migration_runs', runId], {
      after: { target: `${dynamo.label}, table ${dynamo.table}`, resumed: Boolean(resumed) },
    });
    return runId;
  });
  return viewRun({ db }, id);
}

async function addRun(
  tx: Tx,
  action: RunAction,
  { dynamo, now, user }: Pick<Deps, 'dynamo' | 'now' | 'user'>,
): Promise<string> {
  const made = await insertRun(tx, {
    action,
    target: dynamo.fingerprint,
    startedBy: user.username,
    createdAt: now(),
  });
  if (made) return made.id;
  throw new Error('There is an active run, although the lock is held');
}

const WORDS: Readonly<Record<RunAction, string>> = {
  'create-table': 'The table is being created',
  'dry-run': 'The size is being estimated',
  migrate: 'The data is being copied',
  verify: 'The copy is being verified',
};

const anotherRun = (action: RunAction) =>
  new DomainError(
    'conflict',
    'another_run_active',
    `${WORDS[action]}. Wait until that is done, or cancel it.`,
  );

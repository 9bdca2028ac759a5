import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { RunAction, RunState } from '../rules.ts';

export type StoredRun = {
  id: string;
  /** Increases with each run. */
  number: number;
  action: RunAction;
  state: RunState;
  phase: 'copy' | 'catch-up';
  target: string;
  startedBy: string;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  isCancelling: boolean;
  message: string | null;
  result: unknown;
};

const runs = (db: Db) =>
  db
    .selectFrom('migrationRuns')
    .select([
      ...([
        'id',
        'number',
        'action',
        'state',
        'phase',
        'target',
        'startedBy',
        'createdAt',
      ] as const),
      ...(['startedAt', 'endedAt', 'isCancelling', 'message', 'result'] as const),
    ])
    .$castTo<StoredRun>();

const ACTIVE = ['waiting', 'running'];

export const findRun = (db: Db, id: string) => runs(db).where('id', '=', id).executeTakeFirst();

export const findActiveRun = (db: Db) => runs(db).where('state', 'in', ACTIVE).executeTakeFirst();

/**
 * Per action, the last run for a target and the last completed one, newest first; also the active run, whatever its
 * target.
 */
export async function listLatestRuns(db: Db, target: string): Promise<StoredRun[]> {
  const latest = await runs(db)
    .distinctOn(['action', sql`state = 'done'`, sql`state in ('waiting', 'running')`])
    .where((eb) => eb.or([eb('target', '=', target), eb('state', 'in', ACTIVE)]))
    .orderBy('action')
    .orderBy(sql`state = 'done'`)
    .orderBy(sql`state in ('waiting', 'running')`)
    .orderBy('number', 'desc')
    .execute();
  return latest.sort((a, b) => b.number - a.number);
}

/** The last completed run of an action. */
export function findLastDone(db: Db, target: string, action: RunAction) {
  return runs(db)
    .where('target', '=', target)
    .where('action', '=', action)
    .where('state', '=', 'done')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns undefined if any run is active already, started by this process or another. */
export function insertRun(
  tx: Tx,
  run: { action: RunAction; target: string; startedBy: string; createdAt: Date },
) {
  return tx
    .insertInto('migrationRuns')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Reactivates an interrupted run, which resumes where it stopped. */
export async function reviveRun(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('migrationRuns')
    .set({ state: 'waiting', isCancelling: false, message: null, endedAt: null, runner: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .execute();
}

/** Requests cancellation of the active run. Returns its id, or undefined if none is active. */
export async function requestCancellation(tx: Tx): Promise<string | undefined> {
  const cancelled = await tx
    .updateTable('migrationRuns')
    .set({ isCancelling: true })
    .where('state', 'in', ACTIVE)
    .returning('id')
    .executeTakeFirst();
  return cancelled?.id;
}

/** Makes `runner` the worker of a run; a former worker notices at its next step. */
export async function claimRun(
  db: Db,
  { id, runner, now }: { id: string; runner: string; now: Date },
): Promise<boolean> {
  const claimed = await db
    .updateTable('migrationRuns')
    .set((eb) => ({
      state: 'running',
      runner,
      startedAt: eb.fn.coalesce('startedAt', eb.val(now)),
    }))
    .where('id', '=', id)
    .where('state', 'in', ACTIVE)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

type RunEnd = {
  state: 'done' | 'failed' | 'cancelled';
  message: string | null;
  result?: object;
};

export async function endRun(
  db: Db,
  { id, runner, ...end }: { id: string; runner: string; now: Date } & RunEnd,
): Promise<void> {
  await db
    .updateTable('migrationRuns')
    .set({
      state: end.state,
      endedAt: end.now,
      message: end.message,
      runner: null,
      isCancelling: false,
      result: end.result === undefined ? null : JSON.stringify(end.result),
    })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .execute();
}
/** Advisory lock for starting and ending runs, so that concurrent callers get the same run. */
export async function lockRuns(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('migration_runs', 0))`.execute(tx);
}

import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { requestCancellation } from './runs/run-queries.ts';
import { viewRun } from './view-run.ts';

type Deps = Pick<Context, 'db' | 'jobs'> & { user: User };

/** Stops the active run at its next step; its progress is kept, and it can be resumed later. Throws `no_active_run`. */
export async function cancelRun({ db, jobs, user }: Deps) {
  const id = await db.transaction().execute(async (tx) => {
    const runId = await requestCancellation(tx);
    if (runId === undefined) {
      throw new DomainError('conflict', 'no_active_run', 'There is no run to cancel.');
    }
    // The worker of the run may have died: this job ends the run then.
    await jobs.enqueue(tx, 'run-migration', [{ data: { runId } }]);
    await logChange(tx, user.username, 'migration.cancel', ['migration_runs', runId], {});
    return runId;
  });
  return viewRun({ db }, id);
}

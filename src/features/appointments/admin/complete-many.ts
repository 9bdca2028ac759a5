import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { lockAppointment } from '../change/queries.ts';
import { hasStarted, isClosed } from '../rules.ts';
import { rememberState } from '../undo/make-undoable.ts';
import { undoChange } from '../undo/undo-change.ts';
import { setStatus } from './change-status.ts';
import type { CompleteManyInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Completes appointments; nobody is mailed about that. Skips those that are closed, have not started or are deleted;
 * returns the others.
 */
export function completeMany(deps: Deps, { ids, undoId }: CompleteManyInput) {
  return deps.db.transaction().execute(async (tx) => {
    const completed: string[] = [];
    // Always locked in the same order, so that two such calls cannot deadlock.
    for (const id of ids.toSorted()) {
      const before = await lockAppointment(tx, id);
      if (!before || isClosed(before.status) || !hasStarted(before, deps.now())) continue;
      await rememberState(tx, { id, undoId });
      await setStatus(tx, deps, before, 'completed');
      completed.push(id);
    }
    return { ids: completed };
  });
}

/** Undoes `completeMany` where that is the latest change of the appointment; returns those that it restored. */
export async function undoCompleteMany(deps: Deps, { ids, undoId }: CompleteManyInput) {
  const restored: string[] = [];
  for (const id of ids) {
    try {
      await undoChange(deps, { id, undoId });
      restored.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return { ids: restored };
}

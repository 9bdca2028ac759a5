import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { lockAppointment } from '../change/queries.ts';
import { insertNoShow } from '../no-shows/queries.ts';
import { hasStarted, isClosed } from '../rules.ts';
import { rememberState } from '../undo/make-undoable.ts';
import { undoChange } from '../undo/undo-change.ts';
import { setStatus } from './change-status.ts';
import type { CompleteManyInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };

/**
 * Completes appointments; with `isNoShow`, records them as no-shows. Sends no mails. Skips appointments that
 * are closed, have not started or are deleted; returns the others.
 */
export function completeMany(deps: Deps, { ids, undoId, isNoShow }: CompleteManyInput) {
  return deps.db.transaction().execute(async (tx) => {
    const completed: string[] = [];
    // Always locked in the same order, so that two such calls cannot deadlock.
    for (const id of ids.toSorted()) {
      const before = await lockAppointment(tx, id);
      if (!before || isClosed(before.status) || !hasStarted(before, deps.now())) continue;
      await rememberState(tx, { id, undoId });
      await setStatus(tx, deps, before, 'completed');
      if (isNoShow) await insertNoShow(tx, noShowOf(deps, id));
      completed.push(id);
    }
    return { ids: completed };
  });
}

const noShowOf = ({ user, now }: Deps, appointmentId: string) => ({
  appointmentId,
  notedBy: user.username,
  notedAt: now(),
});

/** Undoes `completeMany` for appointments of which it is the latest change; returns those that it restored. */
export async function undoCompleteMany(
  deps: Deps,
  { ids, undoId }: Pick<CompleteManyInput, 'ids' | 'undoId'>,
) {
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

import type { Context } from '../../../platform/trpc/context.ts';
import { listBackfills, moveBackfill, noteRecords, tryLockGrouping } from './queries.ts';

const BATCH = 1_000;

/**
 * Enqueues the next records that existed before grouping was introduced in the backlog, kind by kind in the order of
 * the parts, so that changes and mails follow the records that they are about. Returns whether there may be more.
 */
export async function continueBackfill({
  db,
  timelineParts,
}: Pick<Context, 'db' | 'timelineParts'>): Promise<boolean> {
  const positions = new Map((await listBackfills(db)).map(({ kind, afterId }) => [kind, afterId]));
  const part = timelineParts.find(({ kind }) => positions.has(kind));
  const afterId = part && positions.get(part.kind);
  if (!part || afterId === undefined) return false;
  const ids = await part.listIds(db, afterId, BATCH);
  return db.transaction().execute(async (tx) => {
    if (!(await tryLockGrouping(tx))) return false;
    await noteRecords(tx, part.kind, ids);
    await moveBackfill(tx, part.kind, ids.length < BATCH ? undefined : ids.at(-1));
    return true;
  });
}

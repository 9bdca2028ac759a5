import type { Db, Tx } from '../../../../db/client.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findCheck } from '../../conflicts/check-queries.ts';
import { isQueued } from '../../conflicts/queue-queries.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { mailTo } from './links.ts';
import { findRequest, listUncleared, lockRequest, setCleared } from './queries.ts';

/** More than a firm has waiting; the latest ones first. */
const BATCH = 500;

/**
 * Opens the questions whose names staff have cleared, or in whose names nothing was found if the questionnaire opens then
 * by itself, and tells the client.
 */
export async function openCleared({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const { id } of await listUncleared(db, BATCH)) {
    if (!(await isClearable(db, id))) continue;
    await db.transaction().execute(async (tx) => {
      const request = (await openIfCleared(tx, id, now())) && (await findRequest(tx, id));
      if (request)
        await enqueueEmails(tx, [
          mailTo(request, 'questions_open', `${request.namesAt?.getTime()}`),
        ]);
    });
  }
}

/** Opens the questions of a request if its names are cleared. Returns whether it did. */
export async function openIfCleared(tx: Tx, id: string, now: Date): Promise<boolean> {
  if (!(await lockRequest(tx, id))) return false;
  const request = await findRequest(tx, id);
  if (!request?.namesAt || request.clearedAt || request.revokedAt) return false;
  const cleared = await isClearable(tx, id);
  if (!cleared) return false;
  await setCleared(tx, id, { clearedAt: now, clearedBy: cleared.by });
  return true;
}

/** By whom the names of a request are cleared, null for a rule; undefined if they are not. */
async function isClearable(db: Db, id: string): Promise<{ by: string | null } | undefined> {
  const request = await findRequest(db, id);
  if (!request || (await isQueued(db, 'questions', id))) return undefined;
  const check = await findCheck(db, { kind: 'questions', id });
  if (check?.state === 'cleared') return { by: check.decidedBy };
  const isUnsuspicious = !check || check.state === 'none';
  return isUnsuspicious && request.opensWithoutMatch ? { by: null } : undefined;
}

import { addMinutes } from '../../../platform/time/date-math.ts';
import { findDocument } from '../queries.ts';
import { type CheckDeps, checkDocument } from './check-document.ts';
import { claimDueCheck, findNextCheckAt } from './check-queries.ts';
import { CHECK_LEASE_MINUTES } from './finish-upload.ts';

/**
 * Checks the document whose check is most overdue: one that was interrupted, or that the virus scanner could not scan.
 * Returns whether there was one. Safe to run in several processes.
 */
export async function checkNextDocument(deps: CheckDeps): Promise<boolean> {
  const { db, now } = deps;
  const id = await claimDueCheck(db, now(), addMinutes(now(), CHECK_LEASE_MINUTES));
  if (id === undefined) return false;
  const document = await findDocument(db, id);
  const { sizeBytes = null } = document ?? {};
  if (document && sizeBytes !== null) await checkDocument(deps, { ...document, sizeBytes });
  return true;
}

/** Milliseconds until the next check is due; undefined if none is. */
export async function findNextCheckMs({
  db,
  now,
}: Pick<CheckDeps, 'db' | 'now'>): Promise<number | undefined> {
  const next = await findNextCheckAt(db);
  return next && Math.max(0, next.getTime() - now().getTime());
}

import type { Db } from '../../../../db/client.ts';
import { subDays } from '../../../platform/time/date-math.ts';
import { deleteUnconfirmedAccounts } from './account-queries.ts';
import { deleteOldAttempts } from './attempt-queries.ts';
import { deleteExpiredChallenges } from './challenge-queries.ts';
import { deleteExpiredCodes } from './code-queries.ts';
import { deleteUnusedClients } from './known-client-queries.ts';
import { deleteExpiredSessions } from './session-queries.ts';

const UNCONFIRMED_DAYS = 7;
const KNOWN_CLIENT_DAYS = 90;

/**
 * Deletes expired records. Codes and sessions are kept for another day, so that clients get the error that they have
 * expired.
 */
export async function cleanUpLocalPool(db: Db, now: Date): Promise<void> {
  const dayAgo = subDays(now, 1);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredCodes(db, dayAgo);
  await deleteExpiredSessions(db, dayAgo);
  await deleteOldAttempts(db, dayAgo);
  await deleteUnusedClients(db, subDays(now, KNOWN_CLIENT_DAYS));
  await deleteUnconfirmedAccounts(db, subDays(now, UNCONFIRMED_DAYS));
}

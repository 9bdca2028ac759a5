import { deleteKeys } from '../../platform/idempotency/queries.ts';
import { KEY_HOURS } from '../../platform/idempotency/rules.ts';
import { subHours } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { RETENTION_BATCH_ROWS, repeatUntilNone } from './retention-batches.ts';

/**
 * Deletes personal data whose retention period is over, except messages and appointments: the firm decides about those.
 */
export async function applyRetention({
  db,
  now,
  personalData,
}: Pick<Context, 'db' | 'now' | 'personalData'>): Promise<void> {
  for (const data of personalData) await data.applyRetention?.(db, now());
  const before = subHours(now(), KEY_HOURS);
  await repeatUntilNone(() => deleteKeys(db, { before, limit: RETENTION_BATCH_ROWS }));
}

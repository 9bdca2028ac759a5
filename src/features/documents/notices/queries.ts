import type { Db, Tx } from '../../../../db/client.ts';
import { anyOf } from '../../privacy/person-queries.ts';
import { type Direction, WHOLE_STATES } from '../rules.ts';

/** How many requests one run tells of; the next run follows a minute later. */
const BATCH = 200;

/** The requests with new documents of one side, none of which arrived after `quietSince`. */
export const listUnannounced = (db: Db, direction: Direction, quietSince: Date) =>
  db
    .selectFrom('documents')
    .select('requestId')
    .where('direction', '=', direction)
    .where('state', '=', 'kept')
    .where('noticedAt', 'is', null)
    .groupBy('requestId')
    .having((eb) => eb(eb.fn.max('settledAt'), '<=', quietSince))
    .limit(BATCH)
    .execute();

/** Claims the new documents of a request. Returns their ids; none if another process was faster. */
export async function claimUnannounced(
  tx: Tx,
  { requestId, direction, now }: { requestId: string; direction: Direction; now: Date },
): Promise<string[]> {
  const claimed = await tx
    .updateTable('documents')
    .set({ noticedAt: now })
    .where('requestId', '=', requestId)
    .where('direction', '=', direction)
    .where('state', '=', 'kept')
    .where('noticedAt', 'is', null)
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id).sort();
}

/** Requests asked before an instant, with an open link, of which something is missing and nobody was reminded. */
export const listUnanswered = (db: Db, { askedBefore, now }: { askedBefore: Date; now: Date }) =>
  db
    .selectFrom('documentRequests as request')
    .select('request.id')
    .where('request.closedAt', 'is', null)
    .where('request.remindedAt', 'is', null)
    .where('request.isReminderHeld', '=', false)
    .where('request.askedAt', '<=', askedBefore)
    .where('request.expiresAt', '>', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('documentRequestItems as item')
          .select('item.id')
          .whereRef('item.requestId', '=', 'request.id')
          .where((missing) =>
            missing.not(
              missing.exists(
                missing
                  .selectFrom('documents')
                  .select('documents.id')
                  .whereRef('documents.itemId', '=', 'item.id')
                  .where('documents.state', 'in', WHOLE_STATES),
              ),
            ),
          ),
      ),
    )
    .limit(BATCH)
    .execute();

/** Claims the reminder of these requests. Returns those that nobody else has claimed. */
export async function claimReminders(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const claimed = await tx
    .updateTable('documentRequests')
    .set({ remindedAt: now })
    .where('id', '=', anyOf(ids))
    .where('remindedAt', 'is', null)
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id);
}

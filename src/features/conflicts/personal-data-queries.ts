import type { Tx } from '../../../db/client.ts';
import { anyOf } from '../privacy/person-queries.ts';

/** The conflict checks of messages and appointments, newest first. */
export function listChecksOf(tx: Tx, recordIds: readonly string[]) {
  return tx
    .selectFrom('conflictChecks')
    .select(['id', 'messageId', 'appointmentId', 'checkedAt'])
    .where((eb) =>
      eb.or([
        eb('messageId', '=', anyOf(recordIds)),
        eb('appointmentId', '=', anyOf(recordIds)),
        eb('requestId', '=', anyOf(recordIds)),
      ]),
    )
    .orderBy('checkedAt', 'desc')
    .execute();
}

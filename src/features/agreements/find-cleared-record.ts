import type { Db } from '../../../db/client.ts';
import { findCheck } from '../conflicts/check-queries.ts';
import { listRecordsOf } from './record-queries.ts';

/** Exactly one of them. */
export type ClearedRecord = { messageId: string | null; appointmentId: string | null };

const NOT_CLEARED =
  'No agreement yet: first decide that there is no conflict of interest, on a message or appointment of this person.';
const IN_CONFLICT =
  'No agreement: the conflict check of a message or appointment of this person is open, or has found a conflict.';

/**
 * The newest record of a person whose conflict check staff have cleared, or why none counts: staff have cleared none, or
 * the check of one is open or has found a conflict.
 */
export async function findClearedRecord(
  db: Db,
  personId: string,
): Promise<ClearedRecord | { refusal: string }> {
  let cleared: ClearedRecord | undefined;
  for (const { kind, recordId: id } of await listRecordsOf(db, personId)) {
    const state = (await findCheck(db, { kind, id }))?.state;
    if (state === 'possible' || state === 'conflict') return { refusal: IN_CONFLICT };
    if (state !== 'cleared' || cleared) continue;
    cleared =
      kind === 'message'
        ? { messageId: id, appointmentId: null }
        : { messageId: null, appointmentId: id };
  }
  return cleared ?? { refusal: NOT_CLEARED };
}

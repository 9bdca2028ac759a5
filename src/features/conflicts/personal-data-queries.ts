import type { Tx } from '../../../db/client.ts';
import { anyOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions } from '../privacy/personal-data.ts';

export const CONFLICT_COLUMNS = {
  conflictChecks: {
    exported: ['checkedAt'],
    // The result would tell one client whom the firm has advised or will advise, which it must keep from them
    // (California Business and Professions Code § 6068(e), Rule 1.6).
    excluded: [
      'id',
      'messageId',
      'appointmentId',
      'state',
      'version',
      'decidedBy',
      'decidedAt',
      'note',
    ],
  },
  conflictMatches: {
    exported: [],
    // For the same reason: it is about somebody else.
    excluded: ['checkId', 'ownNameId', 'knownNameId', 'score', 'reasons'],
  },
  knownNames: {
    exported: [],
    // Derived from messages and appointments, and deleted with them.
    excluded: ['id', 'messageId', 'appointmentId', 'entryId', 'role', 'name', 'keys', 'createdAt'],
  },
} as const satisfies ColumnDecisions;

/** The conflict checks of messages and appointments, newest first. */
export function listChecksOf(tx: Tx, recordIds: readonly string[]) {
  return tx
    .selectFrom('conflictChecks')
    .select(['id', 'messageId', 'appointmentId', 'checkedAt'])
    .where((eb) =>
      eb.or([eb('messageId', '=', anyOf(recordIds)), eb('appointmentId', '=', anyOf(recordIds))]),
    )
    .orderBy('checkedAt', 'desc')
    .execute();
}

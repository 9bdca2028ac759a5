import { subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { RETENTION_BATCH_ROWS, repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  deleteWaits,
  listExportedOffers,
  listExportedWaits,
  listWaitsOf,
} from './personal-data-queries.ts';
import { deleteEndedWaits } from './queries.ts';
import { ENDED_WAIT_DAYS } from './rules.ts';

/** Who waited for a time that becomes free. Listed after the appointments for which an earlier time is wanted. */
export const waitsPersonalData: PersonalData = {
  async find(tx, search) {
    const waits = await listWaitsOf(tx, search);
    const ids = waits.map(({ id }) => id);
    return {
      kind: 'waits',
      records: waits.map(({ id, createdAt, endedBecause }) => ({
        id,
        at: createdAt,
        what: endedBecause ?? 'waiting',
      })),
      ids,
      fingerprint: waits.map(({ id, endedBecause }) => `${id} ${endedBecause}`),
      readExport: async () => ({
        waits: await listExportedWaits(tx, ids),
        waitOffers: await listExportedOffers(tx, ids),
      }),
      planErasure: () => ({
        counts: { waits: ids.length },
        run: () => deleteWaits(tx, ids),
      }),
    };
  },

  applyRetention: (db, now) =>
    repeatUntilNone(() =>
      deleteEndedWaits(db, subDays(now, ENDED_WAIT_DAYS), RETENTION_BATCH_ROWS),
    ),
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    waits: true;
  }
  interface ErasedCounts {
    waits: number;
  }
}

import { subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  clearCalculationAddresses,
  deleteCalculations,
  listCalculationsOf,
  listExportedCalculations,
} from './personal-data-queries.ts';
import { CALCULATION_ADDRESS_DAYS } from './retention-rules.ts';

/** Calculations that were mailed to their author. */
export const probatePersonalData: PersonalData = {
  async find(tx, search) {
    const calculations = await listCalculationsOf(tx, search);
    const ids = calculations.map(({ id }) => id);
    return {
      kind: 'calculations',
      records: calculations.map(({ id, createdAt }) => ({
        id,
        at: createdAt,
        what: 'calculation',
      })),
      ids,
      fingerprint: ids,
      readExport: async () => ({ calculations: await listExportedCalculations(tx, ids) }),
      planErasure: () => ({
        counts: { calculations: ids.length },
        run: () => deleteCalculations(tx, ids),
      }),
    };
  },

  applyRetention: (db, now) =>
    repeatUntilNone(() => clearCalculationAddresses(db, subDays(now, CALCULATION_ADDRESS_DAYS))),
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    calculations: true;
  }
  interface ErasedCounts {
    calculations: number;
  }
}

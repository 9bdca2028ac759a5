import type { PersonalData } from '../privacy/personal-data.ts';
import { EXPORTED_ROWS } from '../privacy/rules.ts';
import { listChecksOf } from './personal-data-queries.ts';

/**
 * Exports that the names of a person's records were compared, and when. The matches are about others and stay with the
 * firm. The foreign keys delete a check, its matches and the names with the message or the appointment.
 */
export const conflictsPersonalData: PersonalData = {
  async find(tx, { recordIds }) {
    const checks = await listChecksOf(tx, recordIds);
    return {
      kind: 'conflictChecks',
      records: checks.map(({ id, checkedAt }) => ({ id, at: checkedAt, what: 'check' })),
      readExport: async () => ({
        conflictChecks: checks.slice(0, EXPORTED_ROWS).map(({ checkedAt }) => ({ checkedAt })),
      }),
    };
  },
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    conflictChecks: true;
  }
}

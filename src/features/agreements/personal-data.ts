import type { Tx } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { addYears, subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  deleteAgreements,
  deleteOldAgreements,
  keepAgreementUntil,
  listAgreementsOf,
  listExportedAgreements,
  listExportedEvents,
} from './personal-data-queries.ts';
import { SIGNED_YEARS, UNSIGNED_DAYS } from './rules.ts';
import { openColumn } from './sealed.ts';

/**
 * Agreements are kept until the firm erases them, except those that ended unsigned. What was signed belongs to the client's
 * file, which an erasure may keep.
 */
export const agreementsPersonalData: PersonalData = {
  async find(tx, search) {
    const agreements = await listAgreementsOf(tx, search);
    const ids = agreements.map(({ id }) => id);
    return {
      kind: 'agreements',
      records: agreements.map(({ id, createdAt, state }) => ({ id, at: createdAt, what: state })),
      ids,
      fingerprint: agreements.map(({ id, chainHash }) => `${id} ${chainHash}`),
      readExport: async ({ secrets }) => ({ agreements: await exportAgreements(tx, secrets, ids) }),
      planErasure: ({ keepClientFile }) => {
        const inFile = agreements.flatMap(({ id, signedAt, countersignedAt, eraseAfter }) => {
          const at = countersignedAt ?? signedAt;
          if (!keepClientFile || !at) return [];
          const until = addYears(at, SIGNED_YEARS);
          return until > search.now ? [{ id, until, isNew: eraseAfter === null }] : [];
        });
        const keptIds = new Set(inFile.map(({ id }) => id));
        const deleted = ids.filter((id) => !keptIds.has(id));
        const kept = inFile.filter(({ isNew }) => isNew);
        return {
          counts: { agreements: deleted.length, keptAgreements: kept.length },
          async run() {
            await deleteAgreements(tx, deleted);
            for (const { id, until } of kept) await keepAgreementUntil(tx, id, until);
          },
        };
      },
    };
  },

  applyRetention: (db, now) =>
    repeatUntilNone(() =>
      deleteOldAgreements(db, { now, endedBefore: subDays(now, UNSIGNED_DAYS) }),
    ),
};

async function exportAgreements(
  tx: Tx,
  secrets: Pick<SecretBox, 'seal' | 'open'>,
  ids: readonly string[],
) {
  const rows = await listExportedAgreements(tx, ids);
  const events = await listExportedEvents(tx, ids);
  return rows.map((row) => ({
    ...row,
    document: openColumn(secrets, { ...row, terms: '' }, 'document'),
    translation: openColumn(secrets, { ...row, terms: '' }, 'translation'),
    pdf: openColumn(secrets, { ...row, terms: '' }, 'pdf'),
    events: events
      .filter(({ agreementId }) => agreementId === row.id)
      .map(({ agreementId: _, ...event }) => event),
  }));
}

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    agreements: true;
  }
  interface ErasedCounts {
    agreements: number;
    keptAgreements: number;
  }
}

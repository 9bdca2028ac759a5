import { subDays, subHours } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  deleteRequests,
  deleteUnsettled,
  listDocumentsOfRequests,
  listExportedDocuments,
  listRequestsOf,
} from './personal-data-queries.ts';
import { deleteEvents } from './queries.ts';
import { REFUSED_DAYS, UNFINISHED_HOURS } from './rules.ts';

/**
 * What a person was asked for, and the documents of both sides. They are part of the firm's file and kept until staff
 * delete them or erase the person; only what never became a document ends by itself.
 */
export const documentsPersonalData: PersonalData = {
  async find(tx, search) {
    const requests = await listRequestsOf(tx, search);
    const requestIds = requests.map(({ id }) => id);
    const documents = await listDocumentsOfRequests(tx, { requestIds, locks: search.locks });
    const documentIds = documents.map(({ id }) => id);
    return {
      kind: 'documents',
      records: documents.map(({ id, createdAt, direction }) => ({
        id,
        at: createdAt,
        what: direction,
      })),
      ids: [...requestIds, ...documentIds],
      fingerprint: [
        ...requests.map(({ id, updatedAt }) => `${id} ${updatedAt.toISOString()}`),
        ...documents.map(({ id, state }) => `${id} ${state}`),
      ],
      readExport: () => listExportedDocuments(tx, requestIds, documentIds),
      planErasure: () => ({
        counts: { documents: documentIds.length },
        run: async () => {
          await deleteEvents(tx, [...requestIds, ...documentIds]);
          await deleteRequests(tx, requestIds);
        },
      }),
    };
  },

  async applyRetention(db, now) {
    await repeatUntilNone(() => deleteUnsettled(db, 'uploading', subHours(now, UNFINISHED_HOURS)));
    await repeatUntilNone(() => deleteUnsettled(db, 'refused', subDays(now, REFUSED_DAYS)));
  },
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    documents: true;
  }
  interface ErasedCounts {
    documents: number;
  }
}

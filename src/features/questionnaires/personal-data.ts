import { addYears, subDays } from '../../platform/time/date-math.ts';
import { CLIENT_FILE_YEARS } from '../appointments/retention-rules.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import { listExportedAnswers } from './export-answers.ts';
import {
  deleteOldRequests,
  deleteRequests,
  keepUntil,
  listExportedRequests,
  listRequestsAt,
} from './personal-data-queries.ts';
import { UNSENT_DAYS } from './retention-rules.ts';

/** What clients were asked and have answered. Sent answers about a consultation belong to the client's file. */
export const questionsPersonalData: PersonalData = {
  async find(tx, search) {
    const requests = await listRequestsAt(tx, search);
    const ids = requests.map(({ id }) => id);
    const ofFile = requests.filter(({ sentAt, isOfFile }) => sentAt !== null && isOfFile);
    return {
      kind: 'questions',
      records: requests.map(({ id, createdAt, sentAt }) => ({
        ...{ id, at: createdAt },
        what: sentAt ? 'answered' : 'asked',
      })),
      ids,
      fingerprint: requests.map(({ id, sentAt }) => `${id} ${sentAt?.toISOString() ?? ''}`),
      readExport: async ({ secrets }) => {
        const answers = await listExportedAnswers({ db: tx, secrets }, ids);
        const exported = await listExportedRequests(tx, ids);
        return {
          questions: exported.map((request) => ({
            ...request,
            answers: answers.filter(({ requestId }) => requestId === request.id).map(withoutId),
          })),
        };
      },
      planErasure({ keepClientFile }) {
        const kept = keepClientFile ? ofFile : [];
        const deleted = requests.filter((request) => !kept.includes(request));
        return {
          counts: { questions: deleted.length },
          async run() {
            await deleteRequests(
              tx,
              deleted.map(({ id }) => id),
            );
            for (const { id, sentAt } of kept)
              if (sentAt) await keepUntil(tx, [id], addYears(sentAt, CLIENT_FILE_YEARS));
          },
        };
      },
    };
  },

  applyRetention: (db, now) =>
    repeatUntilNone(() => deleteOldRequests(db, { now, unsentBefore: subDays(now, UNSENT_DAYS) })),
};

const withoutId = <Row extends { requestId: string }>({ requestId: _, ...row }: Row) => row;

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    questions: true;
  }
  interface ErasedCounts {
    questions: number;
  }
}

import type { Tx } from '../../../db/client.ts';
import { subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import { withoutKeys } from './mask-keys.ts';
import {
  clearMailWords,
  deleteMails,
  deleteOldMails,
  listExportedMails,
  listMailsAbout,
} from './personal-data-queries.ts';
import { MAIL_RECORD_DAYS, MAIL_WORDS_DAYS } from './retention-rules.ts';

/** Mails to a person, and to the firm about them. Listed after the features that own the records. */
export const emailPersonalData: PersonalData = {
  async find(tx, search) {
    const mails = await listMailsAbout(tx, search);
    const ids = mails.map(({ id }) => id);
    return {
      kind: 'mails',
      records: mails.map(({ id, createdAt, kind }) => ({ id, at: createdAt, what: kind })),
      ids,
      readExport: async () => ({ mails: await exportMails(tx, ids) }),
      planErasure: () => ({
        counts: { mails: ids.length },
        run: () => deleteMails(tx, ids),
      }),
    };
  },

  async applyRetention(db, now) {
    await repeatUntilNone(() => clearMailWords(db, subDays(now, MAIL_WORDS_DAYS)));
    await repeatUntilNone(() => deleteOldMails(db, subDays(now, MAIL_RECORD_DAYS)));
  },
};

/** Exports must not contain codes and links that let the reader act as the receiver. */
async function exportMails(tx: Tx, ids: readonly string[]) {
  const mails = await listExportedMails(tx, ids);
  return mails.map(({ textBody, ...mail }) => ({
    ...mail,
    textBody: textBody && withoutKeys(textBody),
  }));
}

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    mails: true;
  }
  interface ErasedCounts {
    mails: number;
  }
}

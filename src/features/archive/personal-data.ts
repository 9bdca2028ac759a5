import { subDays } from '../../platform/time/date-math.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { deleteOldBodies } from './queries.ts';
import { lockArchive } from './recorder-queries.ts';

/** Copies of public texts hold no data of clients; the mails in it are written with sample facts. */
export const archivePersonalData: PersonalData = {
  applyRetention: (db, now) =>
    db.transaction().execute(async (tx) => {
      // A text that is about to be deleted may be recorded again at the same time.
      await lockArchive(tx);
      const { copyDays } = await getLaw(tx);
      await deleteOldBodies(tx, subDays(now, copyDays));
    }),
};

import { subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  deleteOldEvents,
  eraseEventsAbout,
  listEventsAbout,
  listExportedEvents,
} from './personal-data-queries.ts';
import { LOG_DAYS } from './rules.ts';

/** The webhook events about a person's records. */
export const webhooksPersonalData: PersonalData = {
  async find(tx, { recordIds }) {
    const events = await listEventsAbout(tx, recordIds);
    const ids = events.map(({ id }) => id);
    return {
      kind: 'webhookEvents',
      records: events.map(({ id, type, occurredAt }) => ({ id, at: occurredAt, what: type })),
      readExport: async () => ({ webhookEvents: await listExportedEvents(tx, ids) }),
      planErasure: () => ({
        counts: {},
        run: () => eraseEventsAbout(tx, recordIds),
      }),
    };
  },

  applyRetention: (db, now) => repeatUntilNone(() => deleteOldEvents(db, subDays(now, LOG_DAYS))),
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    webhookEvents: true;
  }
}

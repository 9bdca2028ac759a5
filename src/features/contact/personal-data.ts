import { subDays } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  deleteMessages,
  deleteOldMessages,
  listExportedMessages,
  listExportedReplies,
  listMessagesOf,
} from './personal-data-queries.ts';

/** Days after which a message that staff have deleted is erased. */
export const DELETED_MESSAGE_DAYS = 30;

/** Days after which spam is erased. Until then, further messages of its sender are treated as spam. */
export const SPAM_MESSAGE_DAYS = 180;

/** Messages are kept until the firm erases them, except those that it has deleted or marked as spam. */
export const contactPersonalData: PersonalData = {
  async find(tx, search) {
    const messages = await listMessagesOf(tx, search);
    const ids = messages.map(({ id }) => id);
    return {
      kind: 'messages',
      records: messages.map(({ id, createdAt }) => ({ id, at: createdAt, what: 'message' })),
      ids,
      fingerprint: ids,
      readExport: async () => ({
        messages: await listExportedMessages(tx, ids),
        messageReplies: await listExportedReplies(tx, ids),
      }),
      planErasure: () => ({
        counts: { messages: ids.length },
        run: () => deleteMessages(tx, ids),
      }),
    };
  },

  applyRetention: (db, now) =>
    repeatUntilNone(() =>
      deleteOldMessages(db, {
        deletedBefore: subDays(now, DELETED_MESSAGE_DAYS),
        spamBefore: subDays(now, SPAM_MESSAGE_DAYS),
      }),
    ),
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    messages: true;
  }
  interface ErasedCounts {
    messages: number;
  }
}

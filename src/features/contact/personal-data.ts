import type { PersonalData } from '../privacy/personal-data.ts';
import {
  deleteMessages,
  listExportedMessages,
  listMessagesOf,
  MESSAGE_COLUMNS,
} from './personal-data-queries.ts';

/** Messages are kept until the firm erases them. */
export const contactPersonalData: PersonalData = {
  columns: MESSAGE_COLUMNS,

  async find(tx, search) {
    const messages = await listMessagesOf(tx, search);
    const ids = messages.map(({ id }) => id);
    return {
      kind: 'messages',
      records: messages.map(({ id, createdAt }) => ({ id, at: createdAt, what: 'message' })),
      ids,
      fingerprint: ids,
      readExport: async () => ({ messages: await listExportedMessages(tx, ids) }),
      planErasure: () => ({
        counts: { messages: ids.length },
        run: () => deleteMessages(tx, ids),
      }),
    };
  },
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    messages: true;
  }
  interface ErasedCounts {
    messages: number;
  }
}

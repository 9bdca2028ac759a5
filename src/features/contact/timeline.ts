import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import {
  listMessageIds,
  listMessageRecords,
  listMessageTexts,
  listWaitingMessages,
} from './timeline-queries.ts';

/** The messages of the contact form. */
export const messageTimeline: TimelinePart = {
  kind: 'message',
  listIds: listMessageIds,
  listDue: listWaitingMessages,

  async identify(tx, ids) {
    const messages = await listMessageRecords(tx, ids);
    return messages.map(({ id, firstName, lastName, email, phone, createdAt, words }) => ({
      recordId: id,
      name: `${firstName} ${lastName}`,
      email,
      phone,
      events: [{ what: '', at: createdAt }],
      words,
    }));
  },

  async describe(db, ids) {
    const messages = await listMessageTexts(db, ids);
    return messages.map(({ id, message }) => ({
      recordId: id,
      what: '',
      title: 'Message',
      text: message,
      href: `/admin/contact-submissions?open=${id}`,
    }));
  },
};

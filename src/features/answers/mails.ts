import type { MailContent } from '../email/mail-content.ts';
import { answerDigest, answerWarning } from './notices/notice-mails.ts';
import { findWaitingMessage } from './notices/queries.ts';
import { countWaiting, listWaiting } from './waiting/queries.ts';

/** Invented facts for the samples. */
const SAMPLE_NOW = new Date('2026-03-10T16:00:00Z');
const SAMPLE_MESSAGE = {
  firstName: 'Sample',
  lastName: 'Client',
  createdAt: new Date('2026-03-09T18:00:00Z'),
  dueAt: new Date('2026-03-10T18:00:00Z'),
};
const SAMPLE_WAITING = {
  messages: 2,
  bookings: 1,
  late: 0,
  longestSince: SAMPLE_MESSAGE.createdAt,
};

const digest: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, now }) {
    const counts = await countWaiting(db, now());
    if (counts.messages + counts.bookings === 0) return undefined;
    const [first] = await listWaiting(db, now());
    const waiting = { ...counts, longestSince: first?.since };
    return { mail: answerDigest({ waiting, firm, publicUrl, now: now() }) };
  },
  sample: ({ firm, publicUrl }) =>
    answerDigest({ waiting: SAMPLE_WAITING, firm, publicUrl, now: SAMPLE_NOW }),
};

const warning: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, now, id }) {
    const message = await findWaitingMessage(db, id);
    if (!message?.answerDueAt) return undefined;
    const { answerDueAt: dueAt, ...rest } = message;
    return { mail: answerWarning({ message: { ...rest, dueAt }, firm, publicUrl, now: now() }) };
  },
  sample: ({ firm, publicUrl }) =>
    answerWarning({ message: SAMPLE_MESSAGE, firm, publicUrl, now: SAMPLE_NOW }),
};

/** Contents of the mails to the firm about people who wait for an answer. */
export const answerMails = { answer_digest: digest, answer_warning: warning };

import type { Db } from '../../../db/client.ts';
import { createBatcher } from '../../platform/background/create-batcher.ts';
import { readBusyText } from './busy-queries.ts';

type Question = Omit<Parameters<typeof readBusyText>[1], 'excludePrepared'>;

/** Reads the busy times: see `readBusyText`. */
export type ReadBusy = (question: Question) => Promise<string>;

/**
 * Answers all concurrent questions about the same range with one statement. No answer is older than its question: a
 * question that arrives while a statement is in flight gets another statement.
 */
export const busyReader = (db: Db): ReadBusy =>
  createBatcher(
    (questions) => {
      const texts = new Map<string, Promise<string>>();
      return Promise.all(
        questions.map((question) => {
          const key = `${+question.from} ${+question.to} ${question.excludeAppointmentId}`;
          const text = texts.get(key) ?? readBusyText(db, question);
          texts.set(key, text);
          return text;
        }),
      );
    },
    { retryIndividually: () => false },
  );

import type { Db } from '../../../../db/client.ts';
import { createBatcher } from '../../../platform/background/create-batcher.ts';
import { readBusyText } from './queries.ts';

type BusyQuery = Omit<Parameters<typeof readBusyText>[1], 'excludePrepared'>;

/** Reads the busy times: see `readBusyText`. */
export type ReadBusy = (query: BusyQuery) => Promise<string>;

/**
 * Deduplicates concurrent queries for the same range into one statement. No result is older than its query: a query
 * that arrives while a statement is in flight gets another statement.
 */
export const busyReader = (db: Db): ReadBusy =>
  createBatcher(
    (queries) => {
      const texts = new Map<string, Promise<string>>();
      return Promise.all(
        queries.map((query) => {
          const key = `${+query.from} ${+query.to} ${query.excludeAppointmentId}`;
          const text = texts.get(key) ?? readBusyText(db, query);
          texts.set(key, text);
          return text;
        }),
      );
    },
    { retryIndividually: () => false },
  );

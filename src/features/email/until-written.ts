import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable, isStatementTimeout } from '../../../db/database-error.ts';

const PAUSE_MS = { first: 100, most: 1_000 };

/** Repeats `write` while the database is away, with backoff. Throws what else goes wrong. */
export async function untilWritten(write: () => Promise<void>): Promise<void> {
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most)) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isStatementTimeout(error)) throw error;
      await wait(pauseMs);
    }
  }
}

import { sql } from 'kysely';
import type { JobQueue } from '../jobs/queue.ts';

/** A queue that keeps nothing, for tests that do its jobs themselves. */
export const NO_JOBS: JobQueue = {
  enqueue: async () => {},
  insertion: async () => sql`select`,
  runSoon: async () => 'written',
  drop: async () => {},
  bringForward: async () => {},
};

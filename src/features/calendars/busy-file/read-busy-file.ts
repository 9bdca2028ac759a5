import { Worker } from 'node:worker_threads';
import { CalendarError } from '../providers/calendar-error.ts';
import type { BusyTime } from '../providers/calendar-service.ts';
import type { BusyFileOptions, BusyStretch } from './parse-busy-file.ts';

/** Reads the busy times of an iCalendar file of up to a few megabytes. */
export type BusyFileReader = (file: Buffer, options: BusyFileOptions) => Promise<BusyTime[]>;

type Outcome = { busy: BusyStretch[] } | { words: string };

const TIME_LIMIT_MS = 5_000;
const MEMORY_LIMIT_MB = 256;

/**
 * Reads the busy times of a file in a worker thread, with limits on time and memory. Throws a
 * `CalendarError`, which is temporary: a file that is damaged now may be valid later.
 */
export const readBusyFile: BusyFileReader = async (file, options) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { file, options },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, stackSizeMb: 4 },
  });
  const outcome = await outcomeOf(worker).finally(() => worker.terminate());
  if ('words' in outcome) throw new CalendarError(outcome.words, { isTemporary: true });
  return outcome.busy.map(({ start, end }) => ({
    startsAt: new Date(start),
    endsAt: new Date(end),
  }));
};

function outcomeOf(worker: Worker): Promise<Outcome> {
  return new Promise((resolve) => {
    const giveUp = () =>
      resolve({ words: 'The file of busy times takes too long or too much memory to read.' });
    const timer = setTimeout(giveUp, TIME_LIMIT_MS);
    worker.once('message', (outcome: Outcome) => resolve(outcome));
    worker.once('error', giveUp);
    worker.once('exit', () => {
      clearTimeout(timer);
      giveUp();
    });
  });
}

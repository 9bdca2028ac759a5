import { runInWorker } from '../../../platform/background/limited-worker.ts';
import { CalendarError } from '../providers/calendar-error.ts';
import type { BusyRead } from '../providers/calendar-service.ts';
import type { BusyFileOptions } from './parse-busy-file.ts';
import type { BusyFileOutcome, BusyFileTask } from './worker.ts';

/** Reads the busy times of an iCalendar file of up to some twenty megabytes. */
export type BusyFileReader = (file: Buffer, options: BusyFileOptions) => Promise<BusyRead>;

const WORKER = new URL('./worker.ts', import.meta.url);
const TIME_LIMIT_MS = 10_000;

/**
 * Reads the busy times of a file in a worker thread, with limits on time and memory. Throws a
 * `CalendarError`, which is temporary: a file that is damaged now may be valid later.
 */
export const readBusyFile: BusyFileReader = async (file, options) => {
  const task = { file, options };
  const run = await runInWorker<BusyFileTask, BusyFileOutcome>(WORKER, task, TIME_LIMIT_MS);
  if ('failure' in run) {
    throw temporary('The file of busy times takes too long or too much memory to read.');
  }
  if ('error' in run.output) throw temporary(run.output.error);
  const { busy, unclearEvents } = run.output;
  return {
    times: busy.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) })),
    unclearEvents,
  };
};

const temporary = (error: string) => new CalendarError(error, { isTemporary: true });

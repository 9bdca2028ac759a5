import type { JobRunner } from '../../platform/background/queue.ts';
import { startGrouping } from './grouping/start-grouping.ts';

/** Starts grouping records by person. Returns a function that stops it. */
export async function startPeopleWorkers(
  _jobs: JobRunner,
  deps: Parameters<typeof startGrouping>[0],
): Promise<() => Promise<void>> {
  return startGrouping(deps);
}

import type { z } from 'zod';
import type { Context } from '../../../platform/trpc/context.ts';
import { readSchedule } from '../../availability/read-schedule.ts';
import { listAvailabilityFor } from '../availability.ts';
import { requireChosenHost } from './require-chosen-host.ts';
import type { adminAvailabilityInput } from './schema.ts';

/** The free starts that staff can choose from, also while online booking is closed. Throws `invalid_input`. */
export async function listFreeTimes(
  deps: Pick<Context, 'db' | 'now' | 'contentCache'>,
  { minutes, attorney, ...query }: z.output<typeof adminAvailabilityInput>,
) {
  const hosts =
    attorney === undefined ? undefined : [requireChosenHost(await readSchedule(deps), attorney)];
  return listAvailabilityFor(deps, { ...query, hosts, durationMinutes: minutes });
}

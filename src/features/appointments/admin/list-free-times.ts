import type { z } from 'zod';
import type { Context } from '../../../platform/trpc/context.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import { requireChosenHost } from '../../scheduling/require-chosen-host.ts';
import { listAvailabilityFor } from '../../scheduling/slots/availability.ts';
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

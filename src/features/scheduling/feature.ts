import { called } from '../../platform/audit/sentences.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { closedDaysRouter } from './closed-days/router.ts';
import { translatableTypes } from './consultation-types/translatable.ts';
import { deleteExpiredHolds } from './holds/delete-expired-holds.ts';
import { availabilityRouter } from './router.ts';
import { availabilityTables } from './tables.ts';
import { timeOffRouter } from './time-off/router.ts';

/** When consultations can take place: types, hosts, hours, time off and free times. It knows no client. */
export const schedulingFeature = {
  routers: {
    availability: availabilityRouter,
    closedDays: closedDaysRouter,
    timeOff: timeOffRouter,
  },
  translatables: [translatableTypes],
  tables: availabilityTables,
  async startWorkers(jobs: JobRunner, deps: Pick<Context, 'db' | 'now'>): Promise<void> {
    await jobs.schedule('tidy-holds', '* * * * *');
    await jobs.work('tidy-holds', () => deleteExpiredHolds(deps));
  },
  actions: {
    'appointment.hold': 'held a time for a client',
    'appointment.release': 'released a time that was held',
    'consultation-type': called('consultation type'),
    'consultation-type.order': 'changed the order of the consultation types',
    'extra-hours.create': 'offered extra hours',
    'extra-hours.delete': 'deleted extra hours',
    'time-off.create': 'blocked time',
    'time-off.days-create': 'closed days',
    'time-off.days-delete': 'opened closed days again',
    'time-off.delete': 'opened blocked time again',
    'time-off.series-create': 'blocked time that repeats',
    'time-off.series-delete': 'opened blocked time that repeats again',
  },
};

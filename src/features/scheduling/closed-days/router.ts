import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { bookedListSchema } from '../time-off/schema.ts';
import { closeDays, openDays } from './close-days.ts';
import { listBookedOn, listClosedDays } from './list-closed-days.ts';
import { listHolidays } from './list-holidays.ts';
import {
  closeDaysInput,
  closedDaysInput,
  closedDaysListSchema,
  holidaysSchema,
  newClosedDaysSchema,
  openDaysInput,
} from './schema.ts';

const _ID = '5f0c1c3a-6d1e-4f0b-9a7e-2f4f6f1b8c11';
const _THANKSGIVING = {
  firstDay: '2031-11-27',
  lastDay: '2031-11-28',
  reason: 'Thanksgiving',
};

export const closedDaysRouter = router({
  list: can('appointments.read')
    .meta({
      rest: 'GET /admin/closed-days',
      tag: 'Availability',
      summary: 'List the closed days of the firm and the leave of its hosts',
      description:
        'Time off that covers whole days. Local dates in the firm’s zone, both ends included.',
    })
    .input(closedDaysInput)
    .output(closedDaysListSchema)
    .query(({ ctx, input }) => listClosedDays(ctx, input)),

  courtHolidays: can('appointments.read')
    .meta({
      rest: 'GET /admin/closed-days/court-holidays',
      tag: 'Availability',
      summary: 'Holidays of the next two years, proposed by rule',
      description:
        'The federal holidays and those of the states in which the firm has offices. `sets` names the rules that propose a day. A proposal, not the calendar of a court: compare with your court’s own list.',
    })
    .output(holidaysSchema)
    .query(({ ctx }) => listHolidays(ctx)),

  booked: can('appointments.read')
    .input(closeDaysInput)
    .output(bookedListSchema)
    .query(({ ctx, input }) => listBookedOn(ctx, input)),

  close: can('availability.change')
    .meta({
      rest: 'POST /admin/closed-days',
      tag: 'Availability',
      summary: 'Close days for the firm, or for one host',
      description:
        '`hostNumber` is null for the whole firm. Existing appointments are kept; `appointments` in the response is their number.',
      status: 201,
    })
    .input(closeDaysInput)
    .output(newClosedDaysSchema)
    .mutation(({ ctx, input }) => closeDays(ctx, input)),

  open: can('availability.change')
    .meta({
      rest: 'POST /admin/closed-days/removal',
      tag: 'Availability',
      summary: 'Remove closed days',
      errors: [404],
    })
    .input(openDaysInput)
    .output(z.object({ count: z.int() }))
    .mutation(({ ctx, input }) => openDays(ctx, input)),
});

import { z } from 'zod';
import { router, staffProcedure } from '../trpc.ts';
import { activateCalendar } from './activate-calendar.ts';
import { readActiveCalendar, readCalendars } from './read-calendars.ts';
import {
  calendarIdInput,
  calendarSettingInput,
  calendarSettingSchema,
  updateCalendarInput,
} from './schema.ts';
import { addCalendar, changeCalendar, removeCalendar } from './store-calendar.ts';

export const calendarsRouter = router({
  list: staffProcedure
    .output(z.array(calendarSettingSchema))
    .query(({ ctx }) => readCalendars(ctx)),

  active: staffProcedure.output(calendarSettingSchema).query(({ ctx }) => readActiveCalendar(ctx)),

  create: staffProcedure
    .input(calendarSettingInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => addCalendar(ctx, input)),

  update: staffProcedure
    .input(updateCalendarInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => changeCalendar(ctx, input)),

  activate: staffProcedure
    .input(calendarIdInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => activateCalendar(ctx, input.id)),

  remove: staffProcedure
    .input(calendarIdInput)
    .mutation(({ ctx, input }) => removeCalendar(ctx, input.id)),
});

import { z } from 'zod';
import { rateLimited, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { activateCalendar } from './activate-calendar.ts';
import { readFeedState, renewFeed, revokeFeed } from './feed/manage-feed.ts';
import { readActiveCalendar, readCalendars } from './read-calendars.ts';
import { readCalendarStatus } from './read-status.ts';
import { retryCalendar } from './retry-calendar.ts';
import {
  calendarFeedSchema,
  calendarIdInput,
  calendarRetrySchema,
  calendarSettingInput,
  calendarSettingSchema,
  calendarStatusSchema,
  calendarTestSchema,
  newCalendarFeedSchema,
  testCalendarInput,
  updateCalendarInput,
} from './schema.ts';
import { addCalendar, changeCalendar, removeCalendar } from './store-calendar.ts';
import { testCalendar } from './test-calendar.ts';

const TESTS = { limit: 20, seconds: 600 };

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
    .output(z.void())
    .mutation(({ ctx, input }) => removeCalendar(ctx, input.id)),

  test: staffProcedure
    .use(rateLimited('calendar_test', TESTS))
    .input(testCalendarInput)
    .output(calendarTestSchema)
    .mutation(({ ctx, input }) => testCalendar(ctx, input)),

  status: staffProcedure
    .output(calendarStatusSchema.nullable())
    .query(({ ctx }) => readCalendarStatus(ctx)),

  retry: staffProcedure
    .input(calendarIdInput)
    .output(calendarRetrySchema)
    .mutation(({ ctx, input }) => retryCalendar(ctx, input.id)),

  feed: staffProcedure.output(calendarFeedSchema.nullable()).query(({ ctx }) => readFeedState(ctx)),

  renewFeed: staffProcedure.output(newCalendarFeedSchema).mutation(({ ctx }) => renewFeed(ctx)),

  revokeFeed: staffProcedure.output(z.void()).mutation(({ ctx }) => revokeFeed(ctx)),
});

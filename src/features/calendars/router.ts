import { z } from 'zod';
import { can, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { activateCalendar } from './activate-calendar.ts';
import { CALENDAR_SETTING, CALENDAR_SETTING_INPUT, CALENDAR_TEST } from './examples.ts';
import { readFeedState, renewFeed, revokeFeed } from './feed/manage-feed.ts';
import { readHostCalendars } from './hosts/read-host-calendars.ts';
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
  connectHostInput,
  hostCalendarSchema,
  hostNumberInput,
  newCalendarFeedSchema,
  testCalendarInput,
  updateCalendarInput,
} from './schema.ts';
import { addCalendar, changeCalendar, connectHost, removeCalendar } from './store-calendar.ts';
import { testCalendar } from './test-calendar.ts';

const TESTS = { limit: 20, seconds: 600 };

const MASKED =
  'Secrets are stored encrypted; responses contain only the last four characters. Sending a mask back keeps the stored secret. This is rejected if the new settings would send the secret to a different address.';

export const calendarsRouter = router({
  list: can('calendars.read')
    .meta({
      rest: 'GET /admin/calendar-settings',
      summary: 'List the connected calendars',
      description: MASKED,
      examples: { response: CALENDAR_SETTING },
    })
    .output(z.array(calendarSettingSchema))
    .query(({ ctx }) => readCalendars(ctx)),

  active: can('calendars.read')
    .meta({
      rest: 'GET /calendar-settings/active',
      summary: 'The active calendar',
      errors: [404],
      examples: { response: CALENDAR_SETTING },
    })
    .output(calendarSettingSchema)
    .query(({ ctx }) => readActiveCalendar(ctx)),

  create: can('calendars.change')
    .meta({
      rest: 'POST /admin/calendar-settings',
      summary: 'Connect a calendar',
      description: 'The new calendar is inactive; isActive is ignored.',
      status: 201,
      examples: { body: CALENDAR_SETTING_INPUT, response: CALENDAR_SETTING },
    })
    .input(calendarSettingInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => addCalendar(ctx, input)),

  test: can('calendars.change')
    .meta({
      rest: 'POST /admin/calendar-settings/test',
      summary: 'Test settings before they are saved',
      description: `Creates no event. With an \`id\`, masks stand for the secrets of that stored calendar. ${MASKED}`,
      errors: [404, 429],
      examples: { body: CALENDAR_SETTING_INPUT, response: CALENDAR_TEST },
    })
    .use(rateLimited('calendar_test', TESTS))
    .input(testCalendarInput)
    .output(calendarTestSchema)
    .mutation(({ ctx, input }) => testCalendar(ctx, input)),

  status: can('calendars.read')
    .meta({
      rest: 'GET /calendar-settings/status',
      summary: 'The status of the active calendar; null without one',
    })
    .output(calendarStatusSchema.nullable())
    .query(({ ctx }) => readCalendarStatus(ctx)),

  retry: can('calendars.change')
    .meta({
      rest: 'POST /admin/calendar-settings/:id/retry',
      summary: 'Retry everything that has failed in a calendar',
    })
    .input(calendarIdInput)
    .output(calendarRetrySchema)
    .mutation(({ ctx, input }) => retryCalendar(ctx, input.id)),

  update: can('calendars.change')
    .meta({
      rest: 'PUT /admin/calendar-settings/:id',
      summary: 'Replace the settings of a calendar',
      description: MASKED,
      examples: { body: CALENDAR_SETTING_INPUT, response: CALENDAR_SETTING },
    })
    .input(updateCalendarInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => changeCalendar(ctx, input)),

  activate: can('calendars.change')
    .meta({
      rest: 'PUT /admin/calendar-settings/:id/activate',
      summary: 'Activate a calendar',
      errors: [409],
      examples: { response: CALENDAR_SETTING },
    })
    .input(calendarIdInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => activateCalendar(ctx, input.id)),

  remove: can('calendars.change')
    .meta({
      rest: 'DELETE /admin/calendar-settings/:id',
      summary: 'Delete a calendar and its secrets',
      document: { response: z.null() },
    })
    .input(calendarIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeCalendar(ctx, input.id)),

  feed: can('calendars.read')
    .output(calendarFeedSchema.nullable())
    .query(({ ctx }) => readFeedState(ctx)),

  renewFeed: can('calendars.change')
    .output(newCalendarFeedSchema)
    .mutation(({ ctx }) => renewFeed(ctx, null)),

  revokeFeed: can('calendars.change')
    .output(z.void())
    .mutation(({ ctx }) => revokeFeed(ctx, null)),

  hosts: can('calendars.read')
    .meta({
      rest: 'GET /admin/host-calendars',
      summary: 'List the calendar and the feed of each person who takes consultations',
      description: `Busy times of a person’s calendar block only the time slots of that person. ${MASKED}`,
    })
    .output(z.array(hostCalendarSchema))
    .query(({ ctx }) => readHostCalendars(ctx)),

  connectHost: can('calendars.change')
    .meta({
      rest: 'POST /admin/host-calendars/:hostNumber',
      summary: 'Connect and activate a person’s calendar',
      description:
        'Upcoming appointments of the person move to it from the calendar of the firm. To change, retry or delete it, use the same calls as for the calendars of the firm.',
      status: 201,
      errors: [404, 409],
    })
    .input(connectHostInput)
    .output(calendarSettingSchema)
    .mutation(({ ctx, input }) => connectHost(ctx, input)),

  renewHostFeed: can('calendars.change')
    .meta({
      rest: 'POST /admin/host-calendars/:hostNumber/feed',
      summary: 'Give a person’s calendar feed a new address',
      description: 'The address is returned only in this response; the previous one stops working.',
    })
    .input(hostNumberInput)
    .output(newCalendarFeedSchema)
    .mutation(({ ctx, input }) => renewFeed(ctx, input.hostNumber)),

  revokeHostFeed: can('calendars.change')
    .meta({
      rest: 'DELETE /admin/host-calendars/:hostNumber/feed',
      summary: 'Revoke the address of a person’s calendar feed',
      document: { response: z.null() },
    })
    .input(hostNumberInput)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeFeed(ctx, input.hostNumber)),
});

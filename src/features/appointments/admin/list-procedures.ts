import { changedIdsSchema, matchingIdsSchema } from '../../../platform/pagination/bulk-schema.ts';
import { pageInput } from '../../../platform/pagination/schema.ts';
import { can } from '../../../platform/trpc/trpc.ts';
import { APPOINTMENT } from '../examples.ts';
import { completeMany, undoCompleteMany } from './complete-many.ts';
import { countAppointmentsByStatus } from './count-appointments.ts';
import { exportAppointments } from './export-appointments.ts';
import { listAppointmentsForStaff, listMatchingAppointments } from './list-appointments.ts';
import { listCalendar } from './list-calendar.ts';
import { findMatchingOverAndOpen, listOverAndOpen } from './queries.ts';
import { STAFF_ONLY } from './rules.ts';
import {
  appointmentCountsSchema,
  appointmentExportSchema,
  appointmentPageSchema,
  calendarInput,
  calendarSchema,
  completeManyInput,
  exportAppointmentsInput,
  listAppointmentsInput,
} from './schema.ts';

const _UNDO_ID = '5a1c1d1e-8a94-4d7c-9d57-0d1f6c1b2a33';

/** The lists and the calendar of appointments, and changes of many at once. */
export const listProcedures = {
  list: can('appointments.read')
    .meta({
      rest: 'GET /admin/appointments',
      summary: 'List appointments, latest first; with order=upcoming, those from today on',
      description: '`from` and `to` are local dates in the firm’s zone.',
      omit: STAFF_ONLY,
      examples: { response: APPOINTMENT },
    })
    .input(listAppointmentsInput)
    .output(appointmentPageSchema)
    .query(({ ctx, input }) => listAppointmentsForStaff(ctx, input)),

  export: can('appointments.export')
    .meta({
      rest: 'POST /admin/appointments/export',
      summary: 'Export the filtered appointments as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { order: 'upcoming', status: 'confirmed' },
        response:
          'Start (America/Los_Angeles),Minutes,Status,First name,Last name,Email,Phone,Contact preferences,Type,Practice area,Notes\r\n' +
          '2031-03-11 09:00,30,Confirmed,Dana,Whitfield,dana@example.com,(555) 555-0100,,Initial consultation,Other,The letter has a date in it.\r\n',
      },
      file: 'appointments.csv',
    })
    .input(exportAppointmentsInput)
    .output(appointmentExportSchema)
    .mutation(({ ctx, input }) => exportAppointments(ctx, input)),

  overAndOpen: can('appointments.read')
    .input(pageInput)
    .output(appointmentPageSchema)
    .query(({ ctx, input }) => listOverAndOpen(ctx.db, { ...input, now: ctx.now() })),

  matching: can('appointments.read')
    .input(exportAppointmentsInput)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => listMatchingAppointments(ctx, input)),

  matchingOverAndOpen: can('appointments.read')
    .output(matchingIdsSchema)
    .query(({ ctx }) => findMatchingOverAndOpen(ctx.db, ctx.now())),

  completeMany: can('appointments.change')
    .meta({
      rest: 'POST /admin/appointments/completion',
      summary: 'Mark started appointments as completed or as no-shows',
      description: 'Returns the ids of those that were still open. No mails are sent.',
    })
    .input(completeManyInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => completeMany(ctx, input)),

  undoCompleteMany: can('appointments.change')
    .input(completeManyInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => undoCompleteMany(ctx, input)),

  counts: can('appointments.read')
    .output(appointmentCountsSchema)
    .query(({ ctx }) => countAppointmentsByStatus(ctx)),

  calendar: can('appointments.read')
    .input(calendarInput)
    .output(calendarSchema)
    .query(({ ctx, input }) => listCalendar(ctx, input)),
};

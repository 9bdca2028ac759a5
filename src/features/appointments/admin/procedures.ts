import { z } from 'zod';
import { changedIdsSchema, matchingIdsSchema } from '../../../platform/pagination/bulk-schema.ts';
import { pageInput } from '../../../platform/pagination/schema.ts';
import { staffProcedure } from '../../../platform/trpc/trpc.ts';
import { listEmailsAbout } from '../../email/outbox-queries.ts';
import { endLink, getLinkState, renewLink } from '../client-link/renew-link.ts';
import { APPOINTMENT, BOOKING } from '../examples.ts';
import { availabilitySchema } from '../schema.ts';
import { undoChange } from '../undo/undo-change.ts';
import { bookForClient } from './book-for-client.ts';
import { changeStatus } from './change-status.ts';
import { completeMany, undoCompleteMany } from './complete-many.ts';
import { countAppointmentsByStatus } from './count-appointments.ts';
import { removeAppointment } from './delete-appointment.ts';
import { exportAppointments } from './export-appointments.ts';
import { getAppointment } from './get-appointment.ts';
import { listAppointmentsForStaff, listMatchingAppointments } from './list-appointments.ts';
import { listCalendar } from './list-calendar.ts';
import { listFreeTimes } from './list-free-times.ts';
import { moveAppointment } from './move-appointment.ts';
import { findMatchingOverAndOpen, listOverAndOpen } from './queries.ts';
import { saveNotes } from './save-notes.ts';
import {
  adminAvailabilityInput,
  appointmentCountsSchema,
  appointmentExportSchema,
  appointmentIdInput,
  appointmentMailsSchema,
  appointmentPageSchema,
  bookForClientCall,
  bookForClientInput,
  calendarInput,
  calendarSchema,
  changeStatusCall,
  changeStatusInput,
  completeManyInput,
  exportAppointmentsInput,
  linkStateSchema,
  listAppointmentsInput,
  moveAppointmentCall,
  moveAppointmentInput,
  saveNotesInput,
  staffAppointmentSchema,
  undoChangeInput,
} from './schema.ts';

/** Staff procedures for appointments. */
export const adminProcedures = {
  list: staffProcedure
    .meta({
      rest: 'GET /admin/appointments',
      summary: 'Appointments, the latest first; with order=upcoming those from today on',
      description: '`from` and `to` are local dates in the firm’s zone.',
      omit: 'hostNumber',
      examples: { response: APPOINTMENT },
    })
    .input(listAppointmentsInput)
    .output(appointmentPageSchema)
    .query(({ ctx, input }) => listAppointmentsForStaff(ctx, input)),

  export: staffProcedure
    .meta({
      rest: 'POST /admin/appointments/export',
      summary: 'All appointments that are filtered, as a table to save (text/csv)',
      description:
        'In the order of the list, without a limit. A connection that ends early says that rows are missing.',
      examples: { body: { order: 'upcoming', status: 'confirmed' } },
      file: 'appointments.csv',
    })
    .input(exportAppointmentsInput)
    .output(appointmentExportSchema)
    .mutation(({ ctx, input }) => exportAppointments(ctx, input)),

  overAndOpen: staffProcedure
    .input(pageInput)
    .output(appointmentPageSchema)
    .query(({ ctx, input }) => listOverAndOpen(ctx.db, { ...input, now: ctx.now() })),

  matching: staffProcedure
    .input(exportAppointmentsInput)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => listMatchingAppointments(ctx, input)),

  matchingOverAndOpen: staffProcedure
    .output(matchingIdsSchema)
    .query(({ ctx }) => findMatchingOverAndOpen(ctx.db, ctx.now())),

  completeMany: staffProcedure
    .input(completeManyInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => completeMany(ctx, input)),

  undoCompleteMany: staffProcedure
    .input(completeManyInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => undoCompleteMany(ctx, input)),

  counts: staffProcedure
    .output(appointmentCountsSchema)
    .query(({ ctx }) => countAppointmentsByStatus(ctx)),

  calendar: staffProcedure
    .input(calendarInput)
    .output(calendarSchema)
    .query(({ ctx, input }) => listCalendar(ctx, input)),

  appointment: staffProcedure
    .input(appointmentIdInput)
    .output(staffAppointmentSchema)
    .query(({ ctx, input }) => getAppointment(ctx, input.id)),

  mails: staffProcedure
    .input(appointmentIdInput)
    .output(appointmentMailsSchema)
    .query(({ ctx, input }) => listEmailsAbout(ctx.db, input.id)),

  bookForClient: staffProcedure
    .meta({
      rest: 'POST /admin/appointments',
      summary: 'Book for a client',
      description:
        'At any quarter of an hour to come, in any length from 5 to 480 minutes. `attorney` is the slug of an attorney, or null for the firm; without it, anyone who offers the type.',
      status: 201,
      errors: [409],
      omit: 'hostNumber',
      examples: { body: { ...BOOKING, duration: 45 }, response: APPOINTMENT },
      document: { input: bookForClientInput },
    })
    .input(bookForClientCall)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => bookForClient(ctx, input)),

  changeStatus: staffProcedure
    .meta({
      rest: 'PUT /admin/appointments/:id',
      summary: 'Change the status of an appointment',
      description:
        'A completed or cancelled one answers 409 appointment_closed, unless `reopen` is true and `status` is scheduled: then its time is asked for anew, and 409 slot_taken names free starts near it. `completed` before the start answers 409 appointment_not_started.',
      errors: [409],
      omit: 'hostNumber',
      examples: { body: { status: 'confirmed' }, response: APPOINTMENT },
      document: { input: changeStatusInput },
    })
    .input(changeStatusCall)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => changeStatus(ctx, input)),

  move: staffProcedure
    .meta({
      rest: 'PUT /admin/appointments/:id/time',
      summary: 'Move an appointment, or change its length or who takes it',
      description: '`attorney` is the slug of an attorney, or null for the firm.',
      errors: [409],
      omit: 'hostNumber',
      examples: {
        body: { scheduledDate: '2031-03-12T09:15:00-07:00', duration: 45 },
        response: APPOINTMENT,
      },
      document: { input: moveAppointmentInput },
    })
    .input(moveAppointmentCall)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => moveAppointment(ctx, input)),

  undo: staffProcedure
    .input(undoChangeInput)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => undoChange(ctx, input)),

  saveNotes: staffProcedure
    .meta({
      rest: 'PUT /admin/appointments/:id/notes',
      summary: 'Replace the notes of an appointment',
      description:
        '`before` are the notes as they were read; where somebody has changed them since, the answer is 409 edited_meanwhile.',
      errors: [409],
      omit: 'hostNumber',
      examples: { body: { notes: 'Brings the deed.', before: null }, response: APPOINTMENT },
    })
    .input(saveNotesInput)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => saveNotes(ctx, input)),

  freeTimes: staffProcedure
    .input(adminAvailabilityInput)
    .output(availabilitySchema)
    .query(({ ctx, input }) => listFreeTimes(ctx, input)),

  link: staffProcedure
    .input(appointmentIdInput)
    .output(linkStateSchema)
    .query(({ ctx, input }) => getLinkState(ctx, input.id)),

  renewLink: staffProcedure
    .meta({
      rest: 'POST /admin/appointments/:id/link',
      summary: 'Give the client’s own page a new address, mailed to them; the old one ends',
      status: 201,
    })
    .input(appointmentIdInput)
    .output(linkStateSchema)
    .mutation(({ ctx, input }) => renewLink(ctx, input.id)),

  endLink: staffProcedure
    .meta({
      rest: 'DELETE /admin/appointments/:id/link',
      summary: 'End the client’s own page',
    })
    .input(appointmentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endLink(ctx, input.id)),

  remove: staffProcedure
    .meta({
      rest: 'DELETE /admin/appointments/:id',
      summary: 'Delete an appointment; a client who counts on it is told',
    })
    .input(appointmentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAppointment(ctx, input.id)),
};

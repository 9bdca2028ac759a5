import { z } from 'zod';
import { staffProcedure } from '../../../platform/trpc/trpc.ts';
import { listEmailsAbout } from '../../email/queries.ts';
import { listAvailabilityFor } from '../availability.ts';
import { endLink, getLinkState, renewLink } from '../client-link/renew-link.ts';
import { appointmentSchema, availabilitySchema } from '../schema.ts';
import { bookForClient } from './book-for-client.ts';
import { changeStatus } from './change-status.ts';
import { countAppointmentsByStatus } from './count-appointments.ts';
import { removeAppointment } from './delete-appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { listAppointmentsForStaff } from './list-appointments.ts';
import { listCalendar } from './list-calendar.ts';
import { moveAppointment } from './move-appointment.ts';
import { saveNotes } from './save-notes.ts';
import {
  adminAvailabilityInput,
  appointmentCountsSchema,
  appointmentIdInput,
  appointmentMailsSchema,
  appointmentPageSchema,
  bookForClientInput,
  calendarInput,
  calendarSchema,
  changeStatusInput,
  linkStateSchema,
  listAppointmentsInput,
  moveAppointmentInput,
  saveNotesInput,
} from './schema.ts';

/** What staff do with appointments. */
export const adminProcedures = {
  list: staffProcedure
    .input(listAppointmentsInput)
    .output(appointmentPageSchema)
    .query(({ ctx, input }) => listAppointmentsForStaff(ctx, input)),

  counts: staffProcedure
    .output(appointmentCountsSchema)
    .query(({ ctx }) => countAppointmentsByStatus(ctx)),

  calendar: staffProcedure
    .input(calendarInput)
    .output(calendarSchema)
    .query(({ ctx, input }) => listCalendar(ctx, input)),

  appointment: staffProcedure
    .input(appointmentIdInput)
    .output(appointmentSchema)
    .query(({ ctx, input }) => getAppointment(ctx, input.id)),

  mails: staffProcedure
    .input(appointmentIdInput)
    .output(appointmentMailsSchema)
    .query(({ ctx, input }) => listEmailsAbout(ctx.db, input.id)),

  bookForClient: staffProcedure
    .input(bookForClientInput)
    .output(appointmentSchema)
    .mutation(({ ctx, input }) => bookForClient(ctx, input)),

  changeStatus: staffProcedure
    .input(changeStatusInput)
    .output(appointmentSchema)
    .mutation(({ ctx, input }) => changeStatus(ctx, input)),

  move: staffProcedure
    .input(moveAppointmentInput)
    .output(appointmentSchema)
    .mutation(({ ctx, input }) => moveAppointment(ctx, input)),

  saveNotes: staffProcedure
    .input(saveNotesInput)
    .output(appointmentSchema)
    .mutation(({ ctx, input }) => saveNotes(ctx, input)),

  freeTimes: staffProcedure
    .input(adminAvailabilityInput)
    .output(availabilitySchema)
    .query(({ ctx, input: { minutes, ...days } }) =>
      listAvailabilityFor(ctx, { ...days, durationMinutes: minutes }),
    ),

  link: staffProcedure
    .input(appointmentIdInput)
    .output(linkStateSchema)
    .query(({ ctx, input }) => getLinkState(ctx, input.id)),

  renewLink: staffProcedure
    .input(appointmentIdInput)
    .output(linkStateSchema)
    .mutation(({ ctx, input }) => renewLink(ctx, input.id)),

  endLink: staffProcedure
    .input(appointmentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endLink(ctx, input.id)),

  remove: staffProcedure
    .input(appointmentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAppointment(ctx, input.id)),
};

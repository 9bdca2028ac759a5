import { z } from 'zod';
import { can } from '../../../platform/trpc/trpc.ts';
import { listEmailsAbout } from '../../email/outbox-queries.ts';
import { availabilitySchema } from '../../scheduling/slots/schema.ts';
import { APPOINTMENT } from '../examples.ts';
import { noShowProcedures } from '../no-shows/procedures.ts';
import { undoChange } from '../undo/undo-change.ts';
import { bookForClient } from './book-for-client.ts';
import { bookForClientCall, bookForClientInput } from './book-for-client-schema.ts';
import { FORMER_FIELDS } from './calendar-conflicts-schema.ts';
import { changeStatus } from './change-status.ts';
import { removeAppointment } from './delete-appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { linkProcedures } from './link-procedures.ts';
import { listFreeTimes } from './list-free-times.ts';
import { listProcedures } from './list-procedures.ts';
import { moveAppointment } from './move-appointment.ts';
import { STAFF_ONLY } from './rules.ts';
import { saveNotes } from './save-notes.ts';
import {
  adminAvailabilityInput,
  appointmentIdInput,
  appointmentMailsSchema,
  changeStatusCall,
  changeStatusInput,
  moveAppointmentCall,
  moveAppointmentInput,
  saveNotesInput,
  staffAppointmentSchema,
  undoChangeInput,
} from './schema.ts';

export const adminProcedures = {
  appointment: can('appointments.read')
    .input(appointmentIdInput)
    .output(staffAppointmentSchema)
    .query(({ ctx, input }) => getAppointment(ctx, input.id)),

  mails: can('appointments.read')
    .input(appointmentIdInput)
    .output(appointmentMailsSchema)
    .query(({ ctx, input }) => listEmailsAbout(ctx.db, input.id)),

  bookForClient: can('appointments.change')
    .meta({
      rest: 'POST /admin/appointments',
      summary: 'Book for a client',
      description:
        'At any future quarter hour, for 5 to 480 minutes. `attorney` is the slug of an attorney, or null for the firm; without it, anyone who offers the type.',
      status: 201,
      errors: [409],
      omit: STAFF_ONLY,
      document: { input: bookForClientInput },
      formerNames: FORMER_FIELDS,
    })
    .input(bookForClientCall)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => bookForClient(ctx, input)),

  changeStatus: can('appointments.change')
    .meta({
      rest: 'PUT /admin/appointments/:id',
      summary: 'Change the status of an appointment',
      description:
        'If the appointment is completed or cancelled, the response is 409 appointment_closed. With `reopen` true and `status` scheduled, it is reopened if its time is still free; otherwise, the response is 409 slot_taken with the nearest free starts in alternatives. With `completed` before the start, the response is 409 appointment_not_started.',
      errors: [409],
      omit: STAFF_ONLY,
      examples: { body: { status: 'confirmed' }, response: APPOINTMENT },
      document: { input: changeStatusInput },
    })
    .input(changeStatusCall)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => changeStatus(ctx, input)),

  move: can('appointments.change')
    .meta({
      rest: 'PUT /admin/appointments/:id/time',
      summary: 'Change the time, length or host of an appointment',
      description: '`attorney` is the slug of an attorney, or null for the firm.',
      errors: [409],
      omit: STAFF_ONLY,
      document: { input: moveAppointmentInput },
      formerNames: FORMER_FIELDS,
    })
    .input(moveAppointmentCall)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => moveAppointment(ctx, input)),

  undo: can('appointments.change')
    .input(undoChangeInput)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => undoChange(ctx, input)),

  saveNotes: can('appointments.change')
    .meta({
      rest: 'PUT /admin/appointments/:id/notes',
      summary: 'Replace the notes of an appointment',
      description:
        '`before` contains the notes as they were read; if another user has changed them since, the response is 409 edited_meanwhile.',
      errors: [409],
      omit: STAFF_ONLY,
    })
    .input(saveNotesInput)
    .output(staffAppointmentSchema)
    .mutation(({ ctx, input }) => saveNotes(ctx, input)),

  freeTimes: can('appointments.read')
    .meta({ formerNames: ['apart'] })
    .input(adminAvailabilityInput)
    .output(availabilitySchema)
    .query(({ ctx, input }) => listFreeTimes(ctx, input)),

  remove: can('appointments.change')
    .meta({
      rest: 'DELETE /admin/appointments/:id',
      summary: 'Delete an appointment and notify the client if it is still upcoming',
    })
    .input(appointmentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAppointment(ctx, input.id)),

  ...listProcedures,
  ...linkProcedures,
  ...noShowProcedures,
};

import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { APPOINTMENT, HOLD } from '../examples.ts';
import { appointmentSchema, bookedAppointmentSchema } from '../schema.ts';
import { completeHold } from './complete-hold.ts';
import { holdTime } from './hold-time.ts';
import { listHolds } from './queries.ts';
import { releaseHold } from './release-hold.ts';
import { completeHoldInput, holdIdInput, holdSchema, holdTimeInput } from './schema.ts';

const { outsidePracticeArea } = bookedAppointmentSchema.shape;
const { firstName, lastName, email, phone, practiceArea, notes } = APPOINTMENT;

export const appointmentHoldsRouter = router({
  list: can('appointments.read')
    .meta({
      rest: 'GET /admin/appointments/holds',
      tag: 'Appointments',
      summary: 'List the held times, in order',
      examples: { response: HOLD },
    })
    .output(z.array(holdSchema))
    .query(({ ctx }) => listHolds(ctx.db, ctx.now())),

  create: can('appointments.change')
    .meta({
      rest: 'POST /admin/appointments/holds',
      tag: 'Appointments',
      summary: 'Hold a time while a client’s details are taken',
      description:
        'The hold expires after ten minutes. With more than five holds at once, the response is 409 too_many_holds. If the time is taken, it is 409 slot_taken, or 409 day_closed on a day off, with the three nearest free starts in alternatives.',
      status: 201,
      errors: [409],
      examples: {
        body: {
          consultationType: HOLD.consultationType,
          scheduledDate: '2031-03-11T09:00:00-07:00',
          attorney: HOLD.attorney,
        },
        response: HOLD,
      },
    })
    .input(holdTimeInput)
    .output(holdSchema)
    .mutation(({ ctx, input }) => holdTime(ctx, input)),

  complete: can('appointments.change')
    .meta({
      rest: 'PUT /admin/appointments/holds/:id/complete',
      tag: 'Appointments',
      summary: 'Book a held time for a client',
      description:
        'The appointment has the id of the hold. An expired hold can still be booked if its time is free; otherwise, the response is 409 slot_taken. The host of the hold gets it; with anyAttorney, somebody who is free and comes first for the practice area. If the attorney does not work on it although others do, outsidePracticeArea is true. A repeated call with the same client returns the same appointment.',
      errors: [409],
      examples: {
        body: { firstName, lastName, email, phone, practiceArea, notes },
        response: APPOINTMENT,
      },
    })
    .input(completeHoldInput)
    .output(appointmentSchema.extend({ outsidePracticeArea }))
    .mutation(({ ctx, input }) => completeHold(ctx, input)),

  release: can('appointments.change')
    .meta({
      rest: 'DELETE /admin/appointments/holds/:id',
      tag: 'Appointments',
      summary: 'Release a held time',
    })
    .input(holdIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => releaseHold(ctx, input.id)),
});

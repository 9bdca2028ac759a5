import { can, router } from '../../../platform/trpc/trpc.ts';
import { holdProcedures } from '../../scheduling/holds/procedures.ts';
import { appointmentSchema, bookedAppointmentSchema } from '../schema.ts';
import { completeHold } from './complete-hold.ts';
import { completeHoldInput } from './schema.ts';

const { outsidePracticeArea } = bookedAppointmentSchema.shape;

export const appointmentHoldsRouter = router({
  ...holdProcedures,

  complete: can('appointments.change')
    .meta({
      rest: 'PUT /admin/appointments/holds/:id/complete',
      tag: 'Appointments',
      summary: 'Book a held time for a client',
      description:
        'The appointment has the id of the hold. An expired hold can still be booked if its time is free; otherwise, the response is 409 slot_taken. The host of the hold gets it; with anyAttorney, somebody who is free and comes first for the practice area. If the attorney does not work on it although others do, outsidePracticeArea is true. A repeated call with the same client returns the same appointment.',
      errors: [409],
    })
    .input(completeHoldInput)
    .output(appointmentSchema.extend({ outsidePracticeArea }))
    .mutation(({ ctx, input }) => completeHold(ctx, input)),
});

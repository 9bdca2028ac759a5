import { z } from 'zod';
import { staffAppointmentSchema } from '../appointments/admin/schema.ts';
import { appointmentSchema } from '../appointments/schema.ts';
import { conflictCheckSchema } from '../conflicts/schema.ts';
import { contactSubmissionSchema } from '../contact/schema.ts';

/** The scheduled and confirmed appointments of the next seven days, in order; `isToday` is in the firm's zone. */
export const agendaSchema = z.array(
  appointmentSchema
    .pick({
      id: true,
      firstName: true,
      lastName: true,
      consultationType: true,
      scheduledDate: true,
      duration: true,
      status: true,
    })
    .extend({ isToday: z.boolean(), hostNumber: z.int() }),
);

/** The appointment that is on or comes next, its client, and the one `after` it; null if nothing is booked. */
export const nextSchema = z
  .object({
    appointment: staffAppointmentSchema,
    message: contactSubmissionSchema.pick({ id: true, message: true, createdAt: true }).nullable(),
    conflict: conflictCheckSchema.pick({ state: true, isWaiting: true }).nullable(),
    personId: z.string().nullable(),
    after: appointmentSchema
      .pick({ id: true, firstName: true, lastName: true, scheduledDate: true })
      .nullable(),
  })
  .nullable();

/** Twelve weeks, oldest first; `week` is the Monday on which each begins, in the firm's zone. */
export const activitySchema = z.array(
  z.object({ week: z.iso.date(), submissions: z.int(), bookings: z.int() }),
);

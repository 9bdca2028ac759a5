import { z } from 'zod';
import { appointmentSchema } from '../appointments/schema.ts';
import { contactSubmissionSchema } from '../contact/schema.ts';
import { CHECKS } from './rules.ts';

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

/**
 * The coming working days with their appointments in order, and the unresolved messages that have waited longest, the
 * newest of them first.
 */
export const outlookSchema = z.object({
  days: z.array(
    z.object({
      date: z.iso.date(),
      appointments: z.array(
        appointmentSchema.pick({
          id: true,
          firstName: true,
          lastName: true,
          consultationType: true,
          scheduledDate: true,
        }),
      ),
    }),
  ),
  messages: z.array(
    contactSubmissionSchema
      .pick({ id: true, firstName: true, lastName: true })
      .extend({ waitsDays: z.int().min(0) }),
  ),
});

/** Twelve weeks, oldest first; `week` is the Monday on which each begins, in the firm's zone. */
export const activitySchema = z.array(
  z.object({ week: z.iso.date(), submissions: z.int(), bookings: z.int() }),
);

/** `count`: how many records a check is about; left out if it counts none. */
export const readinessSchema = z.array(
  z.object({ key: z.enum(CHECKS), isDone: z.boolean(), count: z.int().optional() }),
);

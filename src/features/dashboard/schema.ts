import { z } from 'zod';
import { appointmentSchema } from '../appointments/schema.ts';
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
    .extend({ isToday: z.boolean() }),
);

/** Twelve weeks, oldest first; `week` is the Monday on which each begins, in the firm's zone. */
export const activitySchema = z.array(
  z.object({ week: z.iso.date(), submissions: z.int(), bookings: z.int() }),
);

export const readinessSchema = z.array(z.object({ key: z.enum(CHECKS), isDone: z.boolean() }));

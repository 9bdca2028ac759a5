import { z } from 'zod';
import { appointmentSchema } from '../appointments/schema.ts';
import { CHECKS } from './rules.ts';

/** The appointments of this week that hold their time, in order; `isToday` in the firm's zone. */
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

/** Twelve weeks, oldest first; each begins on the Monday that `week` names, in the firm's zone. */
export const activitySchema = z.array(
  z.object({ week: z.iso.date(), submissions: z.int(), bookings: z.int() }),
);

export const readinessSchema = z.array(z.object({ key: z.enum(CHECKS), isDone: z.boolean() }));

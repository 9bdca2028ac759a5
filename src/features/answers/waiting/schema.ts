import { z } from 'zod';
import { instantOut } from '../../../platform/time/instant-schema.ts';

/** Who waits for an answer, the most overdue first, at most eight; counts stop at `COUNT_CAP` + 1. */
export const waitingSchema = z.object({
  messages: z.int(),
  bookings: z.int(),
  late: z.int(),
  people: z.array(
    z.object({
      kind: z.enum(['message', 'booking']),
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      since: instantOut,
      dueAt: instantOut,
    }),
  ),
});

import { z } from 'zod';

/** The months in which messages and bookings arrived, oldest first, with how fast they were answered. */
export const answerFiguresSchema = z.array(
  z.object({
    month: z.string().describe('In the firm’s zone, such as 2031-03'),
    arrived: z.int(),
    medianMinutes: z
      .int()
      .nullable()
      .describe('Half of the answers took no longer; null without answers'),
    inTimePercent: z
      .int()
      .nullable()
      .describe('Share of answers in time among all that are answered or late; null without any'),
  }),
);

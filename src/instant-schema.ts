import { z } from 'zod';

/** An instant on its way out: a Date in the row, ISO text in UTC in the answer. */
export const instantOut = z
  .date()
  .transform((instant) => instant.toISOString())
  .pipe(z.iso.datetime());

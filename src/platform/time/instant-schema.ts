import { z } from 'zod';

/** Output schema of an instant: a Date from the row becomes ISO text in UTC. */
export const instantOut = z
  .date()
  .transform((instant) => instant.toISOString())
  .pipe(z.iso.datetime());

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Input schema of an instant: ISO text with `Z` or an offset, from 1970 to 2199, becomes a Date. */
export const instantIn = z.iso
  .datetime({ offset: true, error: 'Must be a date and time such as 2031-03-10T17:00:00Z' })
  .transform((text) => new Date(text))
  .refine((instant) => instant.getTime() >= EARLIEST && instant.getTime() < LATEST, {
    error: 'Must be between 1970 and 2199',
  });

import { z } from 'zod';
import { optionalLine } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { holidaySetSchema } from '../../jurisdictions/holiday-schema.ts';
import { localDate } from '../slots/schema.ts';

/** The host who is on leave; null for the whole firm. */
const hostNumber = z.int({ error: 'Must be the number of a host' }).nullable();

const MAX_AT_ONCE = 100;
const MAX_LENGTH_DAYS = 366;
const DAY_MS = 86_400_000;

const days = z
  .object({ firstDay: localDate, lastDay: localDate, reason: optionalLine(200) })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    error: 'Must not be before the first day',
  })
  .refine(
    ({ firstDay, lastDay }) =>
      (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS < MAX_LENGTH_DAYS,
    { path: ['lastDay'], error: `Must be at most ${MAX_LENGTH_DAYS} days` },
  );

export const closeDaysInput = z.object({
  hostNumber,
  days: z
    .array(days)
    .min(1, { error: 'Choose at least one day' })
    .max(MAX_AT_ONCE, { error: `Must be at most ${MAX_AT_ONCE} at once` }),
});
export type CloseDaysInput = z.output<typeof closeDaysInput>;

export const openDaysInput = z.object({
  ids: z
    .array(z.uuid({ error: 'Must be the id of a closed day' }))
    .min(1)
    .max(MAX_AT_ONCE),
});

/** Local dates, both inclusive. */
export const closedDaysInput = z
  .object({ from: localDate, to: localDate })
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    error: 'Must not be before the first day',
  });

const closedDaysSchema = z.object({
  id: z.string(),
  hostNumber: z.int().nullable(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  reason: z.string().nullable(),
});
export type ClosedDays = z.output<typeof closedDaysSchema>;
export const closedDaysListSchema = z.array(closedDaysSchema);

/** The ids, to open the days again, and the number of appointments that are booked on them. */
export const newClosedDaysSchema = z.object({ ids: z.array(z.string()), appointments: z.int() });

/** A set of rules that proposes a day. */
const holidaySetOut = z.object({
  ...holidaySetSchema.omit({ days: true, weekend: true }).shape,
  /** What the set calls the day. */
  name: z.string(),
});
export type NamingSet = z.output<typeof holidaySetOut>;

/** Proposed days to come. `isClosed` if the whole firm is closed already. */
export const holidaysSchema = z.array(
  z.object({
    date: z.iso.date(),
    name: z.string(),
    isClosed: z.boolean(),
    appointments: z.array(
      z.object({ id: z.string(), name: z.string(), scheduledDate: instantOut }),
    ),
    /** The sets that name the day; `name` above is the name in the first. */
    sets: z.array(holidaySetOut).min(1),
  }),
);
export type ProposedDay = z.output<typeof holidaysSchema>[number];

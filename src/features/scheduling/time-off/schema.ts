import { z } from 'zod';
import { pageOf } from '../../../platform/pagination/schema.ts';
import { optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { hostChoice, localDate } from '../slots/schema.ts';

/**
 * Both ends as full ISO instants, or as local date-times without offset in the firm's zone. `attorney` is the slug of
 * the attorney whose time is blocked; without one, the time of all hosts.
 */
export const blockTimeInput = z.object({
  startsAt: requiredText(40),
  endsAt: requiredText(40),
  reason: optionalText(200),
  attorney: hostChoice,
});
export type BlockTimeInput = z.output<typeof blockTimeInput>;

/** The most blocks of a series. */
export const MAX_BLOCKS = 200;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:30');

/**
 * Weekly recurring blocks on `weekdays` (0 for Sunday), from a local date until another one, inclusive, or for a number
 * of times. Without local times, whole days are blocked. Local dates and times are in the firm's zone.
 */
export const blockSeriesInput = z
  .object({
    from: localDate,
    weekdays: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day of the week'),
    startTime: clockTime.nullish(),
    endTime: clockTime.nullish(),
    until: localDate.nullish(),
    times: z
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(MAX_BLOCKS, `Must be at most ${MAX_BLOCKS}`)
      .nullish(),
    reason: optionalText(200),
    attorney: hostChoice,
  })
  .refine(({ until, times }) => Boolean(until) !== Boolean(times), {
    path: ['until'],
    error: 'Enter an end date or a number of times',
  })
  .refine(({ startTime, endTime }) => Boolean(startTime) === Boolean(endTime), {
    path: ['endTime'],
    error: 'Enter both times, or neither for whole days',
  })
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
    path: ['endTime'],
    error: 'Must be after the start',
  });
export type BlockSeriesInput = z.output<typeof blockSeriesInput>;

/** Times that are to be blocked: one, or a series. */
export const blockInput = z.union([blockTimeInput, blockSeriesInput]);

/** The existing appointments in times to be blocked; the first few with their names. */
export const bookedListSchema = z.object({
  count: z.int(),
  first: z.array(z.object({ id: z.string(), name: z.string(), scheduledDate: instantOut })),
});

/** `appointments` as in `newTimeOffSchema`; `count` is the number of blocks. */
export const newSeriesSchema = z.object({
  seriesId: z.string(),
  count: z.int(),
  appointments: z.int(),
});

/** Which blocks of a series to remove, starting from one of them. */
export const removeSeriesInput = z.object({
  id: z.uuid({ error: 'Must be the id of a block' }),
  scope: z.enum(['later', 'all']),
});

/** A time that cannot be booked, end exclusive; with `hostNumber` only with that host. */
export const timeOffSchema = z.object({
  id: z.string(),
  startsAt: instantOut,
  endsAt: instantOut,
  reason: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instantOut,
  hostNumber: z.int().optional(),
});
export type TimeOff = z.output<typeof timeOffSchema>;

/** `appointments` is the number of existing appointments in the blocked time; they stay unchanged. */
export const newTimeOffSchema = timeOffSchema.extend({ appointments: z.int() });

export const timeOffIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a block' }) });

/** In the list of the back office: `seriesId` is shared by the blocks of a series. */
export const timeOffPageSchema = pageOf(timeOffSchema.extend({ seriesId: z.string().nullable() }));

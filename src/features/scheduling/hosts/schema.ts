import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { requireOrder, startWindowInput } from '../hours-schema.ts';
import { FIRST_WEEKDAY, LAST_WEEKDAY } from '../rules.ts';

const MAX_PER_DAY = 50;
const badLimit = {
  error: `Must be a whole number from 1 to ${MAX_PER_DAY}, or blank for no limit`,
};
const badWeekday = { error: 'Must be a weekday from 1 for Monday to 7 for Sunday' };

const weekday = z.int(badWeekday).min(FIRST_WEEKDAY, badWeekday).max(LAST_WEEKDAY, badWeekday);

const weeklyHours = z.object({
  /** The consultation type that the hours apply to; null for every type without start times of its own. */
  type: z.string().nullable(),
  weekday,
  ...startWindowInput,
});

const officeDay = z.object({ weekday, office: requiredText(60) });

/** A host as staff see it, including inactive hosts and those whose attorney has left the profile. */
export const hostSettingsSchema = z.object({
  number: z.int(),
  slug: z.string().nullable(),
  name: z.string().nullable(),
  isActive: z.boolean(),
  maxPerDay: z.int().nullable(),
  videoText: z
    .string()
    .describe('The link of their own video room, and how to join; empty without one'),
  office: z.string().describe('The key of their usual office'),
  officeDays: z.array(officeDay).describe('The weekdays on which they are in another office'),
  weeklyHours: z.array(weeklyHours),
  updatedAt: instantOut,
});
export type HostSettings = z.output<typeof hostSettingsSchema>;

const keepFirm = z
  .boolean({ error: validation.trueOrFalse })
  .describe('Whether the firm as a whole can still be booked once an attorney is');

export const addHostInput = z.object({
  attorney: requiredText(80),
  keepFirm: keepFirm.default(false),
});

/** Replaces the settings and all weekly hours of a host. `updatedAt` is that of the version that was edited. */
export const saveHostInput = z.object({
  number: z.coerce.number<string | number>({ error: 'Must be the number of a host' }).int().min(1),
  isActive: z.boolean({ error: validation.trueOrFalse }),
  maxPerDay: z.int(badLimit).min(1, badLimit).max(MAX_PER_DAY, badLimit).nullable(),
  /** If omitted, the video room and the offices stay unchanged: a page that was loaded before these fields existed does not send them. */
  videoText: z.string().trim().max(500, { error: 'Must be at most 500 characters' }).optional(),
  office: requiredText(60).optional(),
  officeDays: z
    .array(officeDay)
    .max(LAST_WEEKDAY)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
      error: 'Must be one office for each weekday',
    })
    .optional(),
  weeklyHours: z
    .array(weeklyHours.superRefine(requireOrder))
    .max(200, { error: 'Must be at most 200 lines' }),
  updatedAt: instantIn,
  /** If omitted, the firm as a whole stays as it is. */
  keepFirm: keepFirm.optional(),
});
export type SaveHostInput = z.output<typeof saveHostInput>;

/** Gives several attorneys, named by their slugs, the weekly hours of the host `from`. */
export const sameHoursInput = z.object({
  from: z.int({ error: 'Choose somebody who has hours' }).min(1),
  attorneys: z
    .array(requiredText(80))
    .min(1, { error: 'Choose at least one person' })
    .max(300, { error: 'Must be at most 300 people' })
    .refine((slugs) => new Set(slugs).size === slugs.length, {
      error: 'Must name each attorney once',
    }),
  takeConsultations: z
    .boolean({ error: validation.trueOrFalse })
    .describe('Whether all of them take consultations from now on; otherwise that stays as it is'),
});
export type SameHoursInput = z.output<typeof sameHoursInput>;

import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { practiceAreaKey } from '../../firm/practice-areas/key-schema.ts';
import { duration } from '../schema.ts';
import { consultationType } from '../slots/schema.ts';

export const holdIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a hold' }) });

/**
 * The time to hold: any future quarter hour, for this type, with one attorney (by slug) or with anyone who offers it.
 * `duration` is in minutes and defaults to that of the type.
 */
export const holdTimeInput = z.object({
  consultationType,
  scheduledDate: requiredText(40),
  attorney: optionalText(80),
  duration: duration.optional(),
  practiceArea: practiceAreaKey
    .optional()
    .describe('Those who work on it come first; otherwise those who work on the areas of the type'),
  /** Whether to accept a time at which the connected calendar is busy. */
  ignoreCalendarConflicts: z.boolean({ error: validation.trueOrFalse }).optional(),
});
export type HoldTimeInput = z.output<typeof holdTimeInput>;

/** A time that is held; `attorney` is null if it is with the firm as a whole. */
export const holdSchema = z.object({
  id: z.string(),
  consultationType: z.string(),
  scheduledDate: instantOut,
  duration: z.int().describe('Minutes'),
  attorney: z.string().nullable(),
  heldUntil: instantOut,
  createdBy: z.string(),
});

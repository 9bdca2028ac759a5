import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { optionalLine } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { requireOrder, startWindowInput } from '../hours-schema.ts';

const fields = {
  /** The host; null for all of them. */
  hostNumber: z.int({ error: 'Must be the number of a host' }).nullable(),
  date: z.iso.date({ error: validation.date }),
  ...startWindowInput,
  reason: optionalLine(200),
};

export const addExtraHoursInput = z.object(fields).superRefine(requireOrder);
export type AddExtraHoursInput = z.output<typeof addExtraHoursInput>;

export const extraHoursIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of extra hours' }),
});

/** Additional start times on one date. */
export const extraHoursSettingsSchema = z.object({
  id: z.string(),
  hostNumber: z.int().nullable(),
  date: z.iso.date(),
  firstStart: z.string(),
  lastStart: z.string(),
  stepMinutes: z.int(),
  reason: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instantOut,
});

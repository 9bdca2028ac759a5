import { z } from 'zod';
import { pageOf } from '../../../platform/pagination/schema.ts';
import { optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';

/** Both ends as full ISO instants, or as local date-times without offset in the firm's zone. */
export const blockTimeInput = z.object({
  startsAt: requiredText(40),
  endsAt: requiredText(40),
  reason: optionalText(200),
});
export type BlockTimeInput = z.output<typeof blockTimeInput>;

/** A time that cannot be booked, end exclusive. */
export const timeOffSchema = z.object({
  id: z.string(),
  startsAt: instantOut,
  endsAt: instantOut,
  reason: z.string().nullable(),
  createdBy: z.string(),
  createdAt: instantOut,
});
export type TimeOff = z.output<typeof timeOffSchema>;

/** `appointments` is the number of existing appointments in the blocked time; they stay unchanged. */
export const newTimeOffSchema = timeOffSchema.extend({ appointments: z.int() });

export const timeOffIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a block' }) });

export const timeOffPageSchema = pageOf(timeOffSchema);

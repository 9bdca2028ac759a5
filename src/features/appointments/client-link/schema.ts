import { z } from 'zod';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { APPOINTMENT_STATUSES } from '../rules.ts';
import { localDate } from '../schema.ts';

/** A malformed token is treated like an unknown one. */
export const linkInput = z.object({ token: z.string().catch('') });

/** Local dates in the firm's zone, both inclusive, at most 62 days. */
export const linkDaysInput = linkInput.extend({ from: localDate, to: localDate });

/** A full ISO instant, or a local date-time without offset in the firm's zone. */
export const linkMoveInput = linkInput.extend({ scheduledDate: requiredText(40) });

/** An appointment as its client sees it: no last name, no address, no matter, no notes. */
export const linkedAppointmentSchema = z.object({
  firstName: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  scheduledDate: instantOut,
  duration: z.int().describe('Minutes'),
  zone: z.string(),
  place: z.string(),
  phone: z.string(),
  isOver: z.boolean().describe('Whether it has begun'),
  canConfirm: z.boolean(),
  canChange: z.boolean().describe('Whether the client may still move or cancel it'),
  changeUntil: instantOut,
});
export type LinkedAppointment = z.output<typeof linkedAppointmentSchema>;

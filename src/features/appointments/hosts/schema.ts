import { z } from 'zod';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';

/** What happens to the appointments of a host who takes no more consultations. */
export const BOOKED_CHOICES = ['keep', 'move', 'cancel'] as const;

export const hostNumberInput = z.object({
  number: z.coerce.number<string | number>({ error: 'Must be the number of a host' }).int().min(1),
});

const bookedSchema = z.object({
  id: z.string(),
  name: z.string(),
  typeLabel: z.string(),
  scheduledDate: instantOut,
});

/** The appointments to come of a host, and how many there are. */
export const bookedWithHostSchema = z.object({ count: z.int(), first: z.array(bookedSchema) });

/** For each host with appointments to come: how many, and when the next one is. */
export const nextOfHostsSchema = z.array(
  z.object({ hostNumber: z.int(), count: z.int(), nextId: z.string(), next: instantOut }),
);

/** `updatedAt` is that of the host's version that was read. */
export const deactivateHostInput = hostNumberInput.extend({
  booked: z.enum(BOOKED_CHOICES, { error: `Must be one of ${BOOKED_CHOICES.join(', ')}` }),
  updatedAt: instantIn,
});
export type DeactivateHostInput = z.output<typeof deactivateHostInput>;

/** What became of each appointment. */
export const handedOverSchema = z.array(
  bookedSchema.extend({
    outcome: z.enum(['kept', 'moved', 'cancelled', 'changed meanwhile']),
    /** Who has it now if it was moved; null for the firm. */
    host: z.string().nullable(),
    /** Why it could not be moved. */
    reason: z.string().nullable(),
  }),
);
export type HandedOver = z.input<typeof handedOverSchema>[number];

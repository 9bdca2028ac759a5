import { z } from 'zod';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';

/** What happens to the appointments of a host who takes no more consultations. */
const BOOKED_CHOICES = ['keep', 'move', 'cancel'] as const;

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

/** A host with the hours in words, and the appointments to come. */
const hostOverviewSchema = z.object({
  number: z.int(),
  hours: z.string(),
  count: z.int(),
  next: z.object({ id: z.string(), scheduledDate: instantOut }).nullable(),
});
export type HostOverview = z.output<typeof hostOverviewSchema>;

export const hostsOverviewSchema = z.array(hostOverviewSchema);

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
/** As the use cases return it, and as clients get it. */
export type HandedOver = z.input<typeof handedOverSchema>[number];
export type Outcome = z.output<typeof handedOverSchema>[number];

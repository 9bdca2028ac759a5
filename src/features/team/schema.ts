import { z } from 'zod';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';

/** What happens to the future appointments of a host who is deactivated. */
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

/** The next appointments of a host, and the number of all future ones. */
export const bookedWithHostSchema = z.object({ count: z.int(), first: z.array(bookedSchema) });

/** A host with a summary of the hours, the number of future appointments, and the next one. */
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

/** The outcome for each appointment. */
export const handedOverSchema = z.array(
  bookedSchema.extend({
    outcome: z.enum(['kept', 'moved', 'cancelled', 'changed meanwhile']),
    /** The name of the new host if the appointment was moved; null for the firm. */
    host: z.string().nullable(),
    /** Why it could not be moved. */
    reason: z.string().nullable(),
  }),
);
/** `HandedOver` is what use cases return, `Outcome` what clients get. */
export type HandedOver = z.input<typeof handedOverSchema>[number];
export type Outcome = z.output<typeof handedOverSchema>[number];

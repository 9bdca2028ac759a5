import { z } from 'zod';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { consultationType, localDate } from '../slots/schema.ts';

export const explainDayInput = z.object({
  date: localDate,
  type: consultationType,
  /** Only this host; all hosts if omitted. */
  hostNumber: z.coerce
    .number<string | number>({ error: 'Must be the number of a host' })
    .int()
    .min(1)
    .optional(),
});
export type ExplainDayInput = z.output<typeof explainDayInput>;

/** A rule that makes a whole day unavailable for all hosts. */
const dayReason = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('booking_off') }),
  z.object({ rule: z.literal('no_such_type') }),
  z.object({ rule: z.literal('type_inactive') }),
  z.object({ rule: z.literal('staff_only') }),
  z.object({ rule: z.literal('beyond_horizon'), lastDate: z.iso.date() }),
]);

/** A rule that makes a whole day unavailable for one host. */
const hostReason = z.object({
  rule: z.enum(['host_inactive', 'not_offered', 'no_hours', 'limit_reached']),
});

const span = { from: instantOut, to: instantOut };

/**
 * A rule that makes one start unavailable for a host. `taken` without details: the time was freed or taken just now.
 */
const startReason = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('past') }),
  z.object({ rule: z.literal('notice'), minutes: z.int() }),
  z.object({ rule: z.literal('limit_reached') }),
  z.object({ rule: z.literal('appointment'), id: z.string(), name: z.string(), ...span }),
  z.object({ rule: z.literal('buffer'), id: z.string(), name: z.string(), ...span }),
  z.object({ rule: z.literal('held'), ...span }),
  z.object({
    rule: z.literal('time_off'),
    hostNumber: z.int().nullable(),
    reason: z.string().nullable(),
    ...span,
  }),
  z.object({ rule: z.literal('calendar'), ...span }),
  z.object({ rule: z.literal('taken') }),
]);
export type StartReason = z.input<typeof startReason>;

/**
 * Why a day has its free times. A start is free if no rule closes the whole day and at least one host has no reason.
 */
export const dayExplanationSchema = z.object({
  date: z.iso.date(),
  reasons: z.array(dayReason),
  hosts: z.array(
    z.object({
      number: z.int(),
      name: z.string().nullable(),
      reasons: z.array(hostReason),
    }),
  ),
  starts: z.array(
    z.object({
      start: z.iso.datetime(),
      label: z.string(),
      isFree: z.boolean(),
      hosts: z.array(z.object({ number: z.int(), reasons: z.array(startReason) })),
    }),
  ),
});
export type DayExplanation = z.input<typeof dayExplanationSchema>;

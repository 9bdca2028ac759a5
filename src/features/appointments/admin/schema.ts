import { z } from 'zod';
import { pageOf, searchPageInput } from '../../../platform/pagination/schema.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { APPOINTMENT_STATUSES, MAX_DURATION_MINUTES, MIN_DURATION_MINUTES } from '../rules.ts';
import { appointmentSchema, clientDetailsSchema, consultationType, localDate } from '../schema.ts';
import { timeOffSchema } from '../time-off/schema.ts';

const { notes } = clientDetailsSchema.shape;

const status = z.enum(APPOINTMENT_STATUSES, {
  error: `Choose one of the statuses ${APPOINTMENT_STATUSES.join(', ')}`,
});

const wholeMinutes = {
  error: `Must be a whole number of minutes from ${MIN_DURATION_MINUTES} to ${MAX_DURATION_MINUTES}`,
};
const duration = z
  .int(wholeMinutes)
  .min(MIN_DURATION_MINUTES, wholeMinutes)
  .max(MAX_DURATION_MINUTES, wholeMinutes);

export const appointmentIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of an appointment' }),
});

/**
 * Which appointments staff look for. `upcoming` is what is today or later, soonest first; `all` is
 * newest first. `from` and `to` are local dates in the firm's zone, both included.
 */
export const listAppointmentsInput = searchPageInput.extend({
  order: z.enum(['upcoming', 'all'], { error: 'Choose upcoming or all' }).default('all'),
  status: status.nullish(),
  from: localDate.nullish(),
  to: localDate.nullish(),
});
export type ListAppointmentsInput = z.output<typeof listAppointmentsInput>;

export const appointmentPageSchema = pageOf(appointmentSchema);

/** Counts end at `COUNT_CAP` and one; `since` is the first local date of the year. */
export const appointmentCountsSchema = z.object({
  scheduled: z.int(),
  confirmed: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  since: localDate,
  today: localDate,
});

/** Local dates in the firm's zone, both included, at most 62 days. */
export const calendarInput = z.object({ from: localDate, to: localDate });

/** What lies, at least in part, in some days; instants are ISO text in UTC. */
export const calendarSchema = z.object({
  appointments: z.array(appointmentSchema),
  timeOff: z.array(timeOffSchema),
});

/** `reopen` is the word that takes an appointment back out of `completed` or `cancelled`. */
export const changeStatusInput = appointmentIdInput.extend({
  status,
  reopen: z.boolean({ error: 'Must be true or false' }).optional(),
});
export type ChangeStatusInput = z.output<typeof changeStatusInput>;

/** Whether a time may be taken at which the connected calendar is busy. */
const overBusy = z.boolean({ error: 'Must be true or false' }).optional();

export const moveAppointmentInput = appointmentIdInput.extend({
  scheduledDate: requiredText(40),
  /** Minutes; as before if left out. */
  duration: duration.optional(),
  overBusy,
});
export type MoveAppointmentInput = z.output<typeof moveAppointmentInput>;

/** Notes, and those that were read before. */
export const saveNotesInput = appointmentIdInput.extend({ notes, before: notes });
export type SaveNotesInput = z.output<typeof saveNotesInput>;

/** The free starts of some days for `minutes`; the time of the appointment `apart` counts as free. */
export const adminAvailabilityInput = calendarInput.extend({
  minutes: duration,
  apart: appointmentIdInput.shape.id.optional(),
});

/** Until when the client's own page can be opened; null where it cannot. */
export const linkStateSchema = z.object({ expiresAt: instantOut.nullable() });

/** A booking by phone. `duration` in minutes is that of the type if left out. */
export const bookForClientInput = clientDetailsSchema.extend({
  consultationType,
  scheduledDate: requiredText(40),
  duration: duration.optional(),
  overBusy,
});
export type BookForClientInput = z.output<typeof bookForClientInput>;

/** The same as a form has it: everything is text, and minutes may be left blank. */
export const bookForClientForm = bookForClientInput.omit({ overBusy: true }).extend({
  duration: z
    .string()
    .transform((minutes) => (minutes === '' ? undefined : Number(minutes)))
    .pipe(duration.optional()),
});

/** Mails about an appointment, newest first. */
export const appointmentMailsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    toEmail: z.string(),
    state: z.string(),
    createdAt: instantOut,
    sentAt: instantOut.nullable(),
    isCaught: z.boolean(),
    skipReason: z.string().nullable(),
  }),
);

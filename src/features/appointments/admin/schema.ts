import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { bulkIds } from '../../../platform/pagination/bulk-schema.ts';
import { pageOf, searchPageInput, sortInput } from '../../../platform/pagination/schema.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { clientLanguageSchema } from '../../client-languages/schema.ts';
import { contactPreferencesSchema } from '../../contact-preferences/schema.ts';
import { outboxEmailSchema } from '../../email/schema.ts';
import { PLACES } from '../../scheduling/rules.ts';
import { duration } from '../../scheduling/schema.ts';
import {
  consultationType,
  hostChoice,
  localDate,
  NO_SUCH_PLACE,
} from '../../scheduling/slots/schema.ts';
import { timeOffSchema } from '../../scheduling/time-off/schema.ts';
import { APPOINTMENT_STATUSES } from '../rules.ts';
import { appointmentSchema, clientDetailsSchema } from '../schema.ts';
import { calendarConflicts, renameOverBusy } from './calendar-conflicts-schema.ts';
import { APPOINTMENT_SORTS } from './rules.ts';

const { notes } = clientDetailsSchema.shape;

const status = z.enum(APPOINTMENT_STATUSES, {
  error: `Choose one of the statuses ${APPOINTMENT_STATUSES.join(', ')}`,
});

export const appointmentIdInput = z.object({
  id: z.uuid({ error: validation.appointmentId }),
});

/**
 * Search and filters of the appointment list. `upcoming` is today or later, soonest first; `all` is
 * newest first; `sort` is another order of the same rows. `from` and `to` are local dates in the firm's zone, both
 * inclusive. `attorney` is a slug, or null for the firm as a whole.
 */
export const listAppointmentsInput = searchPageInput.extend({
  order: z.enum(['upcoming', 'all'], { error: 'Choose upcoming or all' }).default('all'),
  status: status.nullish(),
  from: localDate.nullish(),
  to: localDate.nullish(),
  attorney: hostChoice,
  sort: sortInput(APPOINTMENT_SORTS),
});
export type ListAppointmentsInput = z.output<typeof listAppointmentsInput>;

/** The search and filters of the list, without its pages. */
export const exportAppointmentsInput = listAppointmentsInput.omit({ limit: true, cursor: true });
export type ExportAppointmentsInput = z.output<typeof exportAppointmentsInput>;

/** A bulk change, or its undo: the appointments, and the id of the change. */
export const completeManyInput = z.object({
  ids: bulkIds(appointmentIdInput.shape.id),
  undoId: z.uuid({ error: 'Must be a new UUID' }),
  /** Whether the clients did not come (no-shows). */
  isNoShow: z.boolean({ error: validation.trueOrFalse }).default(false),
});
export type CompleteManyInput = z.output<typeof completeManyInput>;

/** A CSV file, in parts. */
export const appointmentExportSchema = z.custom<AsyncGenerator<string, void, void>>();

/** An appointment as staff see it; documented responses leave out the fields in `STAFF_ONLY`. */
export const staffAppointmentSchema = appointmentSchema.extend({
  hostNumber: z.int(),
  officeKey: z.string().nullable().describe('The key of the office in which it was booked'),
  place: z
    .enum(PLACES)
    .nullable()
    .describe('How it takes place; null for the usual way of its type'),
  language: z.string().nullable().describe('The language for which the client asked'),
  clientLanguage: clientLanguageSchema,
  contactPreferences: contactPreferencesSchema,
});
export type StaffAppointment = z.output<typeof staffAppointmentSchema>;

export const appointmentPageSchema = pageOf(staffAppointmentSchema);

/** Counts stop at `COUNT_CAP` + 1; `since` is the first local date of the year. */
export const appointmentCountsSchema = z.object({
  scheduled: z.int(),
  confirmed: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  /** How many are over and still scheduled or confirmed. */
  overAndOpen: z.int(),
  since: localDate,
  today: localDate,
});

/** Local dates in the firm's zone, both inclusive, at most 62 days. */
export const calendarInput = z.object({ from: localDate, to: localDate });

/** Appointments and time off that overlap a range of days; instants are ISO text in UTC. */
export const calendarSchema = z.object({
  appointments: z.array(staffAppointmentSchema),
  timeOff: z.array(timeOffSchema),
});

/** `reopen` sets a `completed` or `cancelled` appointment back to `scheduled`. */
export const changeStatusInput = appointmentIdInput.extend({
  status,
  reopen: z.boolean({ error: validation.trueOrFalse }).optional(),
});

/** Chosen by the caller, who may undo the change within seconds; the mails about the change wait that long. */
const undoId = z.uuid({ error: 'Must be a new UUID' });

export const changeStatusCall = changeStatusInput.extend({ undoId: undoId.optional() });
export type ChangeStatusInput = z.output<typeof changeStatusCall>;

export const undoChangeInput = appointmentIdInput.extend({ undoId });
export type UndoChangeInput = z.output<typeof undoChangeInput>;

export const moveAppointmentInput = appointmentIdInput.extend({
  scheduledDate: requiredText(40),
  /** Minutes; unchanged if omitted. */
  duration: duration.optional(),
  /** The new way to meet, one of those of the type; unchanged if omitted. */
  place: z.enum(PLACES, NO_SUCH_PLACE).optional(),
  /** The new host: the slug of an attorney, or null for the firm; unchanged if omitted. */
  attorney: hostChoice,
  ...calendarConflicts,
});
export const moveAppointmentCall = moveAppointmentInput
  .extend({ undoId: undoId.optional() })
  .transform(renameOverBusy);
export type MoveAppointmentInput = z.output<typeof moveAppointmentCall>;

/** The new notes, and in `before` the notes that the caller read, to detect concurrent edits. */
export const saveNotesInput = appointmentIdInput.extend({ notes, before: notes });
export type SaveNotesInput = z.output<typeof saveNotesInput>;

/**
 * Query for the free starts in a range of days for an appointment of `minutes`, of a type and with `attorney` (null for
 * the firm; anyone who offers the type if omitted). The time of `excludeAppointmentId` counts as free; `apart` is its
 * former name.
 */
export const adminAvailabilityInput = calendarInput
  .extend({
    minutes: duration,
    type: consultationType.optional(),
    attorney: hostChoice,
    excludeAppointmentId: appointmentIdInput.shape.id.optional(),
    apart: appointmentIdInput.shape.id.optional(),
  })
  .transform(({ apart, excludeAppointmentId = apart, ...input }) => ({
    ...input,
    excludeAppointmentId,
  }));

/** Expiry of the client's own page; null if there is no valid link. */
export const linkStateSchema = z.object({ expiresAt: instantOut.nullable() });

/** Mails about an appointment, newest first. */
export const appointmentMailsSchema = z.array(outboxEmailSchema);

import { z } from 'zod';
import { formGuardFields } from '../../platform/forms/schema.ts';
import {
  emailText,
  optionalLine,
  optionalText,
  requiredText,
} from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { PLACES } from '../availability/rules.ts';
import { otherSide } from '../conflicts/other-side-schema.ts';
import { nestPreferences } from '../contact-preferences/rules.ts';
import { contactPreferencesInput, preferenceFormFields } from '../contact-preferences/schema.ts';
import { practiceAreaKey } from '../firm/practice-areas/key-schema.ts';
import { APPOINTMENT_STATUSES } from './rules.ts';

const NO_SUCH_TYPE = { error: 'Choose one of the consultation types' };

/** The key of a consultation type. The use case checks that the type exists. */
export const consultationType = z
  .string(NO_SUCH_TYPE)
  .max(60, NO_SUCH_TYPE)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NO_SUCH_TYPE);

/** The slug of the attorney to book; without one, anybody who offers the consultation. */
const attorneySlug = optionalText(80);

/** The host that staff choose: the slug of an attorney, null for the firm as a whole, or undefined for no choice. */
export const hostChoice = z.string().trim().max(80).nullable().optional();

/** The details a client enters about themselves; shared by the booking form and the server. */
export const clientDetailsSchema = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailText,
  phone: optionalLine(40),
  practiceArea: practiceAreaKey,
  notes: optionalText(2000),
  contactPreferences: contactPreferencesInput,
  otherSide,
});

/** The same details as submitted by the form: each preference is a field of its own with a text value. */
export const clientDetailsForm = clientDetailsSchema
  .omit({ contactPreferences: true })
  .extend(preferenceFormFields)
  .transform(nestPreferences);

/**
 * A booking. `scheduledDate` is a full ISO instant, or a local date-time without offset in the firm's zone; the use
 * case parses it and checks that it is a slot. The server sets `duration`, `status` and `reminderSent` of the
 * documented payload: like any unknown key, they are accepted and ignored.
 */
export const bookAppointmentInput = clientDetailsSchema.extend({
  consultationType,
  scheduledDate: requiredText(40),
  attorney: attorneySlug,
  hold: optionalText(100).describe('The token of the link, if a program has held the time'),
  ...formGuardFields,
});
export type BookAppointmentInput = z.output<typeof bookAppointmentInput>;

/** An appointment as the documented API returns it; instants are ISO text in UTC. */
export const appointmentSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  consultationType: z.string(),
  scheduledDate: instantOut,
  duration: z.int().describe('Minutes'),
  status: z.enum(APPOINTMENT_STATUSES),
  notes: z.string().nullable(),
  practiceArea: z.string(),
  reminderSent: z.boolean(),
  externalEventId: z.string().nullable(),
  createdAt: instantOut,
  updatedAt: instantOut,
});
/** Whom the client meets, and how. */
export const clientMeetingSchema = z.object({
  attorney: z.string().nullable().describe('Name; null for the firm as a whole'),
  place: z.enum(PLACES),
  officeAddress: z
    .string()
    .nullable()
    .describe("The address of the attorney's own office; null for the address of the firm"),
  placeText: z.string().describe('Where, or how to join'),
  callsClient: z.boolean().describe('By phone: whether the client gave a number to call'),
  bringText: z.string().describe('What to bring; empty for the standard text'),
  priceLabel: z.string().nullable().describe('Such as Free; null if the firm states no price'),
  isOutsideArea: z
    .boolean()
    .describe('Whether the attorney does not work on the practice area, although others do'),
});
export type ClientMeeting = z.output<typeof clientMeetingSchema>;

/**
 * `attorney` is in the response only if the request named one, `outsidePracticeArea` only if it is so; `meeting` and `clientPage` are not in the documented
 * response.
 */
export const bookedAppointmentSchema = appointmentSchema.extend({
  attorney: z.string().optional().describe('The slug of the attorney, if the request has one'),
  outsidePracticeArea: z
    .literal(true)
    .optional()
    .describe(
      'If the attorney who was free does not work on the practice area, although others of the firm do',
    ),
  meeting: clientMeetingSchema,
  clientPage: z
    .string()
    .nullable()
    .describe('The path of their own page for clients who do not want e-mail'),
});
export type Appointment = z.output<typeof appointmentSchema>;
export type BookedAppointment = z.output<typeof bookedAppointmentSchema>;

export const localDate = z.iso.date({ error: 'Use a date such as 2026-03-10' });

/** The practice area, if it is known. */
export const knownArea = practiceAreaKey.optional();

/** A range of at most 62 days, both ends inclusive; local dates in the firm's zone. */
export const availabilityInput = z.object({
  from: localDate,
  to: localDate,
  type: consultationType.default('initial'),
  attorney: attorneySlug,
  practiceArea: knownArea,
});

const outsidePracticeArea = z
  .literal(true)
  .optional()
  .describe(
    'If only attorneys are free who do not work on the practice area of the request, although others of the firm do',
  );

const slotSchema = z.object({
  start: z.iso.datetime(),
  label: z.string().describe("Wall-clock start in the firm's zone, such as 9:30 AM"),
  state: z.enum(['free', 'taken', 'past']),
  outsidePracticeArea,
});
export type Slot = z.output<typeof slotSchema>;

export const availabilitySchema = z.object({
  zone: z.string(),
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(slotSchema) })),
});
export type Availability = z.output<typeof availabilitySchema>;

export const MAX_AVAILABILITY_DAYS = 62;

export const nextFreeInput = z.object({
  count: z.int().min(1).max(10),
  /** Without one, the type with which a booking begins. */
  type: consultationType.optional(),
  attorney: attorneySlug,
  practiceArea: knownArea,
});

/** A free start with its local date, for links such as "Tue 10:30 AM" and for the 409 response. */
export const freeStartSchema = z.object({
  start: z.iso.datetime(),
  date: z.iso.date(),
  label: z.string(),
  attorney: z
    .object({ slug: z.string(), name: z.string() })
    .optional()
    .describe('The attorney who is free; only if the request names an attorney'),
  outsidePracticeArea,
});
export type FreeStart = z.output<typeof freeStartSchema>;

/** One of the next free starts, with its day by the server's clock: `Tue`, or `Tue, Mar 17` if it is more than six days off. */
export const nextFreeStartSchema = freeStartSchema.extend({ dayLabel: z.string() });
export type NextFreeStart = z.output<typeof nextFreeStartSchema>;

import { z } from 'zod';
import { formGuardFields } from '../../platform/forms/schema.ts';
import {
  emailText,
  optionalLine,
  optionalText,
  requiredText,
} from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { otherSide } from '../conflicts/other-side-schema.ts';
import { nestPreferences } from '../contact-preferences/rules.ts';
import { contactPreferencesInput, preferenceFormFields } from '../contact-preferences/schema.ts';
import { practiceAreaKey } from '../firm/practice-areas/key-schema.ts';
import { PLACES } from '../scheduling/rules.ts';
import { attorneySlug, consultationType, preferenceInput } from '../scheduling/slots/schema.ts';
import { APPOINTMENT_STATUSES } from './rules.ts';

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
  ...preferenceInput,
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
    .describe('The address of the office; null for the address of the firm'),
  officeZone: z.string().nullable().describe('The zone of that office; null for that of the firm'),
  accessNote: z.string().describe('Parking and access; empty if the office has no such note'),
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

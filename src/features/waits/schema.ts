import { z } from 'zod';
import { formGuardFields } from '../../platform/forms/schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { clientDetailsSchema } from '../appointments/schema.ts';
import {
  attorneySlug,
  consultationType,
  localDate,
  preferenceInput,
} from '../scheduling/slots/schema.ts';
import { OFFER_OUTCOMES, WAIT_ENDS } from './rules.ts';

/** Local dates in the firm's zone, both inclusive. */
const days = { from: localDate, until: localDate };

/** Waits for a new appointment, with the details of a booking. */
export const joinInput = clientDetailsSchema.extend({
  consultationType,
  attorney: attorneySlug,
  ...preferenceInput,
  ...days,
  ...formGuardFields,
});
export type JoinInput = z.output<typeof joinInput>;

/** The page of the wait; null if this client was on the list already: only their mail has the link. */
export const joinedSchema = z.object({ page: z.string().nullable() });

export const waitDaysInput = z.object({ type: consultationType });

/** The first and the last day for which one can wait. */
export const waitDaysSchema = z.object({ first: z.iso.date(), last: z.iso.date() });

/** A malformed token is treated like an unknown one. */
export const waitInput = z.object({ token: z.string().catch('') });

/** Waits for an earlier time of the appointment that the link leads to. */
export const joinForAppointmentInput = waitInput.extend({
  ...days,
  anyAttorney: z.stringbool().or(z.boolean()).default(false),
});
export type JoinForAppointmentInput = z.output<typeof joinForAppointmentInput>;

/** An open wait of an appointment; null if there is none. `canWait`: whether the client may start to wait. */
export const waitOfAppointmentSchema = z.object({
  canWait: z.boolean(),
  from: z.iso.date().describe('The first day for which one can wait'),
  until: z.iso.date().describe('The last day for which one can wait'),
  wait: z
    .object({
      from: z.iso.date(),
      until: z.iso.date(),
      page: z.string(),
      heldUntil: instantOut.nullable(),
    })
    .nullable(),
});
export type WaitOfAppointment = z.output<typeof waitOfAppointmentSchema>;

const offerSchema = z.object({
  scheduledDate: instantOut,
  duration: z.int().describe('Minutes'),
  attorney: z.string().nullable().describe('Name; null for the firm as a whole'),
  heldUntil: instantOut,
});

/** A wait as its client sees it. */
export const clientWaitSchema = z.object({
  wording: z.enum(['named', 'neutral']),
  firstName: z.string(),
  type: z.string().describe('The name of the consultation type'),
  attorney: z.string().nullable().describe('The only attorney who is wanted; null for anyone'),
  from: z.iso.date(),
  until: z.iso.date(),
  appointmentDate: instantOut
    .nullable()
    .describe('The start of the appointment for which an earlier time is wanted'),
  offer: offerSchema.nullable(),
  goneOffer: instantOut
    .nullable()
    .describe('The time that was offered last, if it went before the client answered'),
  endedBecause: z.enum(WAIT_ENDS).nullable(),
  bookedDate: instantOut.nullable().describe('The start of what was taken'),
  bookedPage: z.string().nullable().describe('The path of the page of the appointment'),
});
export type ClientWait = z.output<typeof clientWaitSchema>;

/** An open wait as staff see it. */
export const staffWaitSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  type: z.string().describe('The name of the consultation type'),
  practiceArea: z.string(),
  attorney: z.string().nullable().describe('The only attorney who is wanted; null for anyone'),
  from: z.iso.date(),
  until: z.iso.date(),
  appointmentId: z.string().nullable().describe('For an earlier time of this appointment'),
  appointmentDate: instantOut.nullable(),
  createdAt: instantOut,
  isBlocked: z
    .boolean()
    .describe('Gets no offers: the address is marked as spam, or staff have found a conflict'),
  offer: z
    .object({
      scheduledDate: instantOut,
      heldUntil: instantOut,
      mailedAt: instantOut.nullable().describe('When a mail server accepted the mail'),
    })
    .nullable(),
  former: z
    .array(z.object({ scheduledDate: instantOut, outcome: z.enum(OFFER_OUTCOMES) }))
    .describe('The offers before, newest first'),
});
export type StaffWait = z.output<typeof staffWaitSchema>;

export const waitIdInput = z.object({ id: z.uuid({ error: 'Must be the id of an entry' }) });

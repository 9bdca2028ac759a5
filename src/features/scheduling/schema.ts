import { z } from 'zod';
import { originalLanguage } from '../translations/original-language-schema.ts';
import {
  FIRST_WEEKDAY,
  LAST_WEEKDAY,
  MAX_DURATION_MINUTES,
  MIN_DURATION_MINUTES,
  PLACES,
} from './rules.ts';

/** A wall-clock time in the firm's zone, such as 09:30. */
const wallClockTime = z.string().regex(/^\d\d:\d\d$/);

/** Starts from the first to the last one, both inclusive, `stepMinutes` apart. */
const startWindow = { firstStart: wallClockTime, lastStart: wallClockTime, stepMinutes: z.int() };

/** Somebody who takes consultations: an attorney, or (`slug` is null) the firm as a whole. */
const hostSchema = z.object({
  number: z.int(),
  slug: z.string().nullable(),
  name: z.string().nullable(),
  /** The most consultations on one day; null for no limit. */
  maxPerDay: z.int().nullable(),
  /** The key of their usual office, and the weekdays on which they are in another one: see `officeOn`. */
  office: z.string(),
  officeDays: z.array(z.object({ weekday: z.int(), office: z.string() })),
  /** The languages that the attorney speaks; empty for the firm as a whole. */
  languages: z.array(z.string()),
  /** The host's own video room, which replaces the text of the type; empty without one. */
  videoText: z.string(),
  /** The keys of the practice areas that the attorney works on; empty for the firm as a whole. */
  practiceAreas: z.array(z.string()),
});

/** A consultation type. */
export const consultationTypeSchema = z.object({
  key: z.string(),
  label: z.string(),
  description: z.string(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  /** The minimum notice: it can be booked online until this many minutes before its start. */
  noticeMinutes: z.int(),
  /** How many days ahead it can be booked online. */
  horizonDays: z.int(),
  place: z.enum(PLACES),
  /** Where or how to join, for the mail to the client. */
  placeText: z.string(),
  /** Other ways in which it can take place if the client chooses so, each with the text about it. */
  otherPlaces: z.array(z.object({ place: z.enum(PLACES), text: z.string() })),
  /** What clients should bring, for the mails to them; empty for the standard text. */
  bringText: z.string(),
  /** A label such as `Free`; null to show no price. */
  priceLabel: z.string().nullable(),
  /** Where to pay with another processor, after booking; empty if nowhere. */
  payLink: z.string().optional(),
  /** What must be paid, in minor units, before it is booked online; missing if nothing must. */
  fee: z.object({ amountMinor: z.int(), currency: z.string() }).optional(),
  /** Whether clients can book it online; staff can always. */
  isPublic: z.boolean(),
  isActive: z.boolean(),
  practiceAreas: z.array(z.string()),
  /** The numbers of the active hosts that offer it, in order. */
  hosts: z.array(z.int()),
  ...originalLanguage,
});
export type ConsultationType = z.output<typeof consultationTypeSchema>;

/** Weekly start times of a host: for one type, or (`type` is null) for every type without start times of its own. */
const weeklyHoursSchema = z.object({
  hostNumber: z.int(),
  type: z.string().nullable(),
  weekday: z.int().min(FIRST_WEEKDAY).max(LAST_WEEKDAY),
  ...startWindow,
});
export type WeeklyHours = z.output<typeof weeklyHoursSchema>;

/** Additional start times on one date, of one host or (`hostNumber` is null) of all. */
const extraHoursSchema = z.object({
  hostNumber: z.int().nullable(),
  date: z.iso.date(),
  ...startWindow,
});

/** An office in which consultations take place. */
export const scheduleOfficeSchema = z.object({
  key: z.string(),
  label: z.string(),
  /** In one line. */
  address: z.string(),
  zone: z.string(),
  accessNote: z.string(),
});

/** When consultations are offered, and by whom: the rules, without taken times. */
export const scheduleSchema = z.object({
  /** How the labels of times are written, BCP 47. */
  locale: z.string(),
  /** The offices in order; the main office first if it is the only one. */
  offices: z.array(scheduleOfficeSchema),
  /** The active hosts in order: the firm first, then the attorneys in the order of the profile. */
  hosts: z.array(hostSchema),
  /** All types in order, inactive ones included: appointments refer to them. */
  types: z.array(consultationTypeSchema),
  weeklyHours: z.array(weeklyHoursSchema),
  extraHours: z.array(extraHoursSchema),
  /** What lawyers are called where the firm is, if not as in the fixed texts. */
  words: z.object({ attorney: z.string(), attorneys: z.string() }).optional(),
});
export type Schedule = z.output<typeof scheduleSchema>;

const wholeMinutes = {
  error: `Must be a whole number of minutes from ${MIN_DURATION_MINUTES} to ${MAX_DURATION_MINUTES}`,
};
/** How long an appointment or a hold takes, in minutes. */
export const duration = z
  .int(wholeMinutes)
  .min(MIN_DURATION_MINUTES, wholeMinutes)
  .max(MAX_DURATION_MINUTES, wholeMinutes);

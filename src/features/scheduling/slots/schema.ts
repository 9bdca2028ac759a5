import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { optionalText } from '../../../platform/text/text-schema.ts';
import { practiceAreaKey } from '../../firm/practice-areas/key-schema.ts';
import { PLACES } from '../rules.ts';

export const NO_SUCH_PLACE = {
  error: validation.wayToMeet,
};
const NO_SUCH_TYPE = { error: validation.consultationType };

/** The key of a consultation type. The use case checks that the type exists. */
export const consultationType = z
  .string(NO_SUCH_TYPE)
  .max(60, NO_SUCH_TYPE)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, NO_SUCH_TYPE);

/** The slug of the attorney to book; without one, anybody who offers the consultation. */
export const attorneySlug = optionalText(80);

/** The host that staff choose: the slug of an attorney, null for the firm as a whole, or undefined for no choice. */
export const hostChoice = z.string().trim().max(80).nullable().optional();

export const localDate = z.iso.date({ error: validation.date });

/** The practice area, if it is known. */
export const knownArea = practiceAreaKey.optional();

/** What clients may ask for besides an attorney. */
export const preferenceInput = {
  place: z
    .preprocess((place) => (place === '' ? null : place), z.enum(PLACES, NO_SUCH_PLACE).nullish())
    .describe('How it takes place, if the type has several ways; without one, its usual way'),
  office: optionalText(60)
    .optional()
    .describe('The key of the office; without one, any. It counts for consultations in an office'),
  language: optionalText(60)
    .optional()
    .describe('A language that the attorney must speak, such as Spanish'),
};

/** A range of at most 62 days, both ends inclusive; local dates in the firm's zone. */
export const availabilityInput = z.object({
  from: localDate,
  to: localDate,
  type: consultationType.default('initial'),
  attorney: attorneySlug,
  practiceArea: knownArea,
  ...preferenceInput,
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
  ...preferenceInput,
});

/** A start of a consultation, to find out who is free then. */
export const whoIsFreeInput = nextFreeInput
  .omit({ count: true })
  .extend({ type: consultationType, start: z.iso.datetime({ error: validation.instant }) });

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

/** Whose first free times are wanted: those of the attorneys who have all that is named. */
export const firstFreeInput = z.object({ practiceArea: knownArea, ...preferenceInput });
export type FirstFreeInput = z.output<typeof firstFreeInput>;

/** The first free start with an attorney, by slug, and the type of consultation that begins then. */
export const firstFreeSchema = freeStartSchema
  .pick({ start: true, date: true, label: true })
  .extend({ slug: z.string(), type: z.string() });
export type FirstFree = z.output<typeof firstFreeSchema>;

import { z } from 'zod';
import { PLACES } from '../rules.ts';
import { consultationTypeSchema, scheduleOfficeSchema } from '../schema.ts';
import { knownArea } from '../slots/schema.ts';

/** With a practice area, attorneys who work on it come first. */
export const choicesInput = z.object({ practiceArea: knownArea });

const weekdays = z.array(z.int()).describe('ISO weekdays with regular hours: 1 is Monday');

/** A consultation type as visitors see it. */
const typeChoiceSchema = consultationTypeSchema
  .pick({
    key: true,
    label: true,
    description: true,
    durationMinutes: true,
    priceLabel: true,
    place: true,
    horizonDays: true,
    practiceAreas: true,
    fee: true,
    originalLanguage: true,
  })
  .extend({
    places: z
      .array(z.enum(PLACES))
      .describe('The ways in which it can take place, the usual one first; empty if there is one'),
    weekdays,
    attorneys: z
      .array(z.string())
      .describe(
        'The slugs of the attorneys who offer it, first those who work on the practice area of the request, otherwise on those of the type',
      ),
    isOfferedByFirm: z.boolean().describe('Whether it can also be booked without any attorney'),
  });
export type TypeChoice = z.output<typeof typeChoiceSchema>;

const attorneyChoiceSchema = z.object({
  slug: z.string(),
  name: z.string(),
  offices: z
    .array(z.string())
    .describe(
      'The keys of the offices in which they take consultations; empty if the firm has one',
    ),
  languages: z.array(z.string()),
  weekdays,
  practiceAreas: z.array(z.string()).describe('The keys of the practice areas they work on'),
});
export type AttorneyChoice = z.output<typeof attorneyChoiceSchema>;

/** What visitors can book online, and with whom. */
export const bookingChoicesSchema = z.object({
  types: z.array(typeChoiceSchema),
  attorneys: z.array(attorneyChoiceSchema),
  offices: z
    .array(scheduleOfficeSchema.omit({ zone: true, accessNote: true }))
    .describe('The offices to choose from; empty if there is one'),
});
export type BookingChoices = z.output<typeof bookingChoicesSchema>;

import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { optionalText, requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { listKey } from '../../firm/practice-areas/key-schema.ts';
import { consultationType, freeStartSchema, knownArea, preferenceInput } from '../slots/schema.ts';

/** The time to hold: one of the free starts of this type, with one attorney (by slug) or with anyone who offers it. */
export const prepareBookingInput = z.object({
  type: consultationType.describe('The key of a consultation type'),
  start: requiredText(40).describe('A free start, such as 2031-03-11T16:00:00Z'),
  attorney: optionalText(80).describe('The slug of an attorney; without one, anyone who is free'),
  area: listKey(validation.practiceArea)
    .nullish()
    .describe(
      'The key of the practice area, if the person has named it: those who work on it come first',
    ),
  ...preferenceInput,
});
export type PrepareBookingInput = z.output<typeof prepareBookingInput>;

/** The token in the link of a prepared booking. */
export const preparedBookingInput = z.object({ hold: requiredText(100), practiceArea: knownArea });

/** The time that is held for the person who has the link; null if it is no longer held. */
export const preparedBookingSchema = z
  .object({
    scheduledDate: instantOut,
    heldUntil: instantOut,
    outsidePracticeArea: freeStartSchema.shape.outsidePracticeArea,
  })
  .nullable();

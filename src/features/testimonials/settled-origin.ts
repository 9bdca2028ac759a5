import { invalidField } from '../../platform/errors/errors.ts';
import { addDays } from '../../platform/time/date-math.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { TestimonialFields } from './schema.ts';

type Origin = Pick<TestimonialFields, 'source' | 'reviewedOn' | 'sourceUrl'>;

/**
 * The origin of a testimonial as it is stored: date and link only with a source, which needs a date. Throws
 * `invalid_input`, also for a date that is in the future everywhere.
 */
export function settledOrigin({ source, reviewedOn, sourceUrl }: Origin, now: Date): Origin {
  if (source === null) return { source, reviewedOn: null, sourceUrl: null };
  if (reviewedOn === null) throw invalidField('reviewedOn', 'Enter the date of the review');
  if (reviewedOn > localDateOf(addDays(now, 1), 'UTC'))
    throw invalidField('reviewedOn', 'Must not be in the future');
  return { source, reviewedOn, sourceUrl };
}

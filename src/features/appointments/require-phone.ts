import { invalidField } from '../../platform/errors/errors.ts';
import type { Schedule } from '../scheduling/schema.ts';
import { needsPhone, PHONE_MISSING } from './rules.ts';
import type { BookAppointmentInput } from './schema.ts';

/** Throws `invalid_input` without a number for a consultation by phone. */
export function requirePhone(
  { types }: Schedule,
  {
    consultationType,
    place,
    phone,
  }: Pick<BookAppointmentInput, 'consultationType' | 'place' | 'phone'>,
) {
  const type = types.find(({ key }) => key === consultationType);
  if (needsPhone(place ?? type?.place) && phone === null)
    throw invalidField('phone', PHONE_MISSING);
}

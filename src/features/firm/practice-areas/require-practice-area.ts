import * as validation from '../../../../messages/en/validation.ts';
import { DomainError } from '../../../platform/errors/errors.ts';

/** The error for an unknown key, with the same message as for an invalid input. */
export const unknownKey = (field: string, message: string) =>
  new DomainError('invalid', 'invalid_input', `${field}: ${message}`, {
    fieldErrors: { [field]: [message] },
  });

/** Throws `invalid_input` for `field` unless `key` is one of the keys of practice areas. */
export function requirePracticeArea(
  keys: readonly string[],
  key: string,
  field = 'practiceArea',
): void {
  if (!keys.includes(key)) throw unknownKey(field, validation.practiceArea);
}

/** The same for several keys. */
export function requirePracticeAreas(
  keys: readonly string[],
  chosen: readonly string[],
  field = 'practiceAreas',
): void {
  const place = chosen.findIndex((key) => !keys.includes(key));
  if (place >= 0) throw unknownKey(`${field}.${place}`, 'Choose from the practice areas');
}

import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../errors/errors.ts';
import { MAX_KEY_LENGTH } from './rules.ts';

/** Throws `invalid_input` for an Idempotency-Key that is too long. */
export function requireShortKey(key: string): void {
  if (key.length <= MAX_KEY_LENGTH) return;
  throw invalidField('Idempotency-Key', validation.atMostCharacters({ max: `${MAX_KEY_LENGTH}` }));
}

import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../errors/errors.ts';
import { LEAST_FILL_MS } from './rules.ts';

/** Rejects a form that was filled in faster than a person can type. */
export function rejectTooFast(elapsedMs: number | undefined): void {
  if (elapsedMs !== undefined && elapsedMs < LEAST_FILL_MS) {
    throw invalidField('elapsedMs', validation.tooFast);
  }
}

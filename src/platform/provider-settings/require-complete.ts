import type { z } from 'zod';
import { fieldErrorsOf } from '../errors/api-error.ts';
import { DomainError } from '../errors/errors.ts';

/**
 * Checks stored settings, decrypted, before they are put to use: they may be older than a rule of `schema`, copied from
 * another system, or contain a secret that can no longer be read. `lost`: the names of such secrets. Throws
 * `settings_incomplete`, which names the fields.
 */
export function requireComplete(
  schema: z.ZodType,
  settings: unknown,
  lost: readonly string[] = [],
): void {
  const { error } = schema.safeParse(settings);
  const again = lost.length > 0 ? { secrets: [`Enter again: ${lost.join(', ')}`] } : {};
  const fieldErrors = { ...(error && fieldErrorsOf(error)), ...again };
  const messages = Object.values(fieldErrors).flat();
  if (messages.length === 0) return;
  const message = `The settings are not complete. ${messages.join('. ')}.`;
  throw new DomainError('conflict', 'settings_incomplete', message, { fieldErrors });
}

import { invalidField } from '../../platform/errors/errors.ts';
import { middleware } from '../../platform/trpc/trpc.ts';

/**
 * Rejects a document with keys that no part of it has, such as a misspelled one: they would be ignored without a word.
 * For use after `.input`, which has dropped them.
 */
export const rejectUnknownKeys = middleware(async ({ getRawInput, input, next }) => {
  const path = findUnknownKey(await getRawInput(), input);
  if (path) throw invalidField(path, 'Is not a field of this document');
  return next();
});

/** The path of the first key of `given` that `known` does not have, such as `pages.3.contents`. */
export function findUnknownKey(given: unknown, known: unknown): string | undefined {
  if (!isObject(given) || !isObject(known)) return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (!(key in known)) return key;
    const below = findUnknownKey(value, known[key]);
    if (below) return `${key}.${below}`;
  }
  return undefined;
}

/** An object or a list, whose keys are its indexes. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

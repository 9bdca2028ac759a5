import { slugOfName } from '../rules.ts';

const MAX_LENGTH = 70;

/**
 * The slug of a new attorney, derived from the name: with a number appended if it is taken, and based on `attorney` if
 * the name has no usable letters.
 */
export function freeSlug(name: string, taken: readonly string[]): string {
  const base = slugOfName(name).slice(0, MAX_LENGTH).replace(/-$/, '') || 'attorney';
  let slug = base;
  for (let number = 2; taken.includes(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

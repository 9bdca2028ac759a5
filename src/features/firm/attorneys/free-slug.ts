import { slugOfName } from '../rules.ts';

const MAX_LENGTH = 70;

/** The slug of a new attorney: from the name, with a number if it is taken, and `attorney` if the name gives none. */
export function freeSlug(name: string, taken: readonly string[]): string {
  const base = slugOfName(name).slice(0, MAX_LENGTH).replace(/-$/, '') || 'attorney';
  let slug = base;
  for (let number = 2; taken.includes(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

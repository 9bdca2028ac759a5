import type { Attorney } from '../schema.ts';

/**
 * The attorney of this name whom the site shows, with their portrait and role; undefined if there is none, or if two
 * have the name, so that nobody is shown with the face of a colleague.
 */
export function attorneyNamed(attorneys: readonly Attorney[], name: string): Attorney | undefined {
  const [attorney, namesake] = attorneys.filter((each) => each.name === name);
  return namesake ? undefined : attorney;
}

import type { Attorney } from '../schema.ts';

/**
 * The attorney with this name whom the site shows; undefined if there is none, or if two have the name, so that nobody
 * is shown with a colleague's portrait.
 */
export function attorneyNamed(attorneys: readonly Attorney[], name: string): Attorney | undefined {
  const [attorney, namesake] = attorneys.filter((each) => each.name === name);
  return namesake ? undefined : attorney;
}

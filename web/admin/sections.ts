import { MAIN_GROUPS } from './main-groups.ts';
import type { Entry, Section } from './section.ts';
import { SETTINGS, SETTINGS_GROUPS } from './settings-groups.ts';

const MAIN_ENTRIES = MAIN_GROUPS.flatMap(({ entries }) => entries);
const SETTINGS_ENTRIES = SETTINGS_GROUPS.flatMap(({ entries }) => entries);
const ENTRIES = [...MAIN_ENTRIES, SETTINGS, ...SETTINGS_ENTRIES];

export const SECTIONS: readonly Section[] = ENTRIES.flatMap(({ sections }) => sections);

/** The section that a path belongs to. */
export const sectionOf = (pathname: string): Section | undefined =>
  SECTIONS.find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)));

/** The entry of the navigation that a section belongs to. */
export const entryOf = (section: Section): Entry | undefined =>
  ENTRIES.find(({ sections }) => sections.includes(section));

/** Whether a section is one of the settings. */
export const isSetting = (section: Section): boolean =>
  SETTINGS_ENTRIES.some(({ sections }) => sections.includes(section));

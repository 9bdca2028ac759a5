import { useRouterState } from '@tanstack/react-router';
import { MAIN_GROUPS } from './main-groups.ts';
import type { Entry, EntryGroup, Section } from './section.ts';
import { SECTION_PERMISSIONS } from './section-permissions.ts';
import { sectionOf } from './sections.ts';
import { SETTINGS, SETTINGS_GROUPS } from './settings-groups.ts';
import { useCan } from './use-can.ts';

/** The navigation of the signed-in user: the entries with the sections that their role includes. */
export function useNavigation(): {
  main: EntryGroup[];
  settings: EntryGroup[];
  sections: Section[];
} {
  const can = useCan();
  const isVisible = ({ to }: Section) => {
    const read = SECTION_PERMISSIONS[to]?.read;
    return !read || can(read);
  };
  const visible = (groups: readonly EntryGroup[]): EntryGroup[] =>
    groups
      .map(({ title, entries }) => ({ title, entries: entries.flatMap(visibleEntry) }))
      .filter(({ entries }) => entries.length > 0);
  const visibleEntry = (entry: Entry): Entry[] => {
    const [first, ...others] = entry.sections.filter(isVisible);
    return first ? [{ ...entry, sections: [first, ...others] }] : [];
  };
  const main = visible(MAIN_GROUPS);
  const settings = visible(SETTINGS_GROUPS);
  const shown = [...main, ...(settings.length > 0 ? [{ entries: [SETTINGS] }] : []), ...settings];
  const sections = shown.flatMap(({ entries }) => entries.flatMap((entry) => entry.sections));
  return { main, settings, sections };
}

/** The section that the current page belongs to. */
export const useCurrentSection = (): Section | undefined =>
  sectionOf(useRouterState({ select: ({ location }) => location.pathname }));

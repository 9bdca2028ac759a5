import { SECTION_PERMISSIONS } from './section-permissions.ts';
import { SECTION_GROUPS, type Section } from './sections.ts';
import { useCan } from './use-can.ts';

/** The sections that the signed-in user may see, in their groups. */
export function useSectionGroups(): { title: string; sections: Section[] }[] {
  const can = useCan();
  return SECTION_GROUPS.map(({ title, sections }) => ({
    title,
    sections: sections.filter(({ to }) => {
      const read = SECTION_PERMISSIONS[to]?.read;
      return !read || can(read);
    }),
  })).filter(({ sections }) => sections.length > 0);
}

/** The sections that the signed-in user may see, as a flat list. */
export const useSections = (): Section[] => useSectionGroups().flatMap(({ sections }) => sections);

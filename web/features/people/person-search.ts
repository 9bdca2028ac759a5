/** The tabs of a person, in order. */
export const PERSON_TABS = [
  { key: 'profile', title: 'Profile' },
  { key: 'hours', title: 'Hours' },
  { key: 'leave', title: 'Leave' },
  { key: 'calendar', title: 'Calendar' },
] as const;

export type PersonTab = (typeof PERSON_TABS)[number]['key'];

export type PersonSearch = { tab?: PersonTab };

/** In the address of the firm as a whole, where attorneys have their slug. No slug has an underscore. */
export const FIRM_SLUG = '_firm';

/** The tab in the address, or the first one. */
export function readPersonSearch(search: Record<string, unknown>): PersonSearch {
  const known = PERSON_TABS.find(({ key }) => key === search.tab);
  return known ? { tab: known.key } : {};
}

/** The tabs of a member of the team, in order. */
export const MEMBER_TABS = [
  { key: 'profile', title: 'Profile' },
  { key: 'hours', title: 'Hours' },
  { key: 'leave', title: 'Leave' },
  { key: 'calendar', title: 'Calendar' },
] as const;

export type MemberTab = (typeof MEMBER_TABS)[number]['key'];

export type MemberSearch = { tab?: MemberTab };

/** The slug of the firm as a whole in the URL. Attorneys' slugs cannot contain an underscore. */
export const FIRM_SLUG = '_firm';

/** The tab in the URL, or the first one. */
export function readMemberSearch(search: Record<string, unknown>): MemberSearch {
  const known = MEMBER_TABS.find(({ key }) => key === search.tab);
  return known ? { tab: known.key } : {};
}

import { keyOf } from '../../admin/list-search.ts';

/** The tabs of a member of the team, in order. */
export const MEMBER_TABS = [
  { key: 'profile', title: 'Profile' },
  { key: 'hours', title: 'Hours' },
  { key: 'leave', title: 'Leave' },
  { key: 'calendar', title: 'Calendar' },
] as const;

export type MemberTab = (typeof MEMBER_TABS)[number]['key'];

export const MEMBER_SEARCH = { tab: keyOf(MEMBER_TABS) };

/** The slug of the firm as a whole in the URL. Attorneys' slugs cannot contain an underscore. */
export const FIRM_SLUG = '_firm';

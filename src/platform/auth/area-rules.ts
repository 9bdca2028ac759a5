import {
  hasPermission,
  mayDoEverything,
  type Permission,
  rolePermissions,
} from './permission-rules.ts';
import type { StaffRole } from './rules.ts';

/** What a role can be limited to, as the navigation names it. */
export const AREAS = [
  'messages',
  'calendar',
  'people',
  'articles',
  'newsletter',
  'pages',
  'reviews',
  'visits',
  'settings',
] as const;
export type Area = (typeof AREAS)[number];

type Subject = Permission extends `${infer Name}.${string}` ? Name : never;

/**
 * The area of the permissions of each subject. A role that is limited to some areas keeps what is in `every` area, and
 * loses what is in `none`: who has access, and what reaches all of the data.
 */
const AREA_OF: Readonly<Record<Subject, Area | 'every' | 'none'>> = {
  messages: 'messages',
  replyTemplates: 'messages',
  answerTimes: 'messages',
  appointments: 'calendar',
  timeOff: 'calendar',
  payments: 'calendar',
  availability: 'calendar',
  people: 'people',
  documents: 'people',
  contactPreferences: 'people',
  questionnaires: 'people',
  questions: 'people',
  conflicts: 'people',
  conflictList: 'people',
  calculations: 'people',
  agreements: 'people',
  agreementTemplates: 'people',
  privacy: 'people',
  articles: 'articles',
  news: 'articles',
  letters: 'newsletter',
  subscribers: 'newsletter',
  pages: 'pages',
  visibility: 'pages',
  testimonials: 'reviews',
  visits: 'visits',
  mails: 'settings',
  mailTexts: 'settings',
  mailServer: 'settings',
  themes: 'settings',
  practiceAreas: 'settings',
  team: 'settings',
  firm: 'settings',
  site: 'settings',
  setup: 'settings',
  calendars: 'settings',
  embed: 'settings',
  archive: 'settings',
  pictures: 'every',
  siteContent: 'none',
  webhooks: 'none',
  migration: 'none',
  staff: 'none',
  signIn: 'none',
  apiKeys: 'none',
  audit: 'none',
};

/** Facts about the firm that the screens of every area show. */
const IN_EVERY_AREA: readonly Permission[] = ['practiceAreas.read', 'team.read', 'firm.read'];

/** The areas of which a permission is a part: limited to any of them, a role keeps it. */
export function areasWith(permission: Permission): readonly Area[] {
  // Messages and appointments show the result of their conflict check.
  if (permission === 'conflicts.read') return ['messages', 'calendar', 'people'];
  const area = AREA_OF[permission.split('.')[0] as Subject];
  if (area === 'every' || IN_EVERY_AREA.includes(permission)) return AREAS;
  return area === 'none' ? [] : [area];
}

/** What somebody may do: a role, or the part of it in some areas. */
export type Access = { role: StaffRole; areas: Area[] | null };

/** Whether somebody with this access has the permission. */
export const mayDo = ({ role, areas }: Access, permission: Permission): boolean =>
  hasPermission(role, permission) &&
  (!areas || areasWith(permission).some((area) => areas.includes(area)));

/** The areas in which a role may do anything, to which it can be limited; none for roles that may do everything. */
export const areasOf = (role: StaffRole): readonly Area[] =>
  mayDoEverything(role)
    ? []
    : AREAS.filter((area) =>
        rolePermissions(role).some(
          (permission) =>
            areasWith(permission)[0] === area && areasWith(permission).length < AREAS.length,
        ),
      );

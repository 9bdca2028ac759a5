import { STAFF_ROLES, type StaffRole } from '../rules.ts';

type Grant = { label: string; roles: readonly StaffRole[] };

const MANAGERS: readonly StaffRole[] = ['manager'];

/** Who sees what the firm has written. */
const ALL: readonly StaffRole[] = ['manager', 'attorney', 'editor', 'auditor'];
const EDITORS: readonly StaffRole[] = ['manager', 'editor'];
const CONTENT_READERS: readonly StaffRole[] = ['manager', 'editor', 'auditor'];

/** Who works with clients, and who may only look. */
const CLIENT_STAFF: readonly StaffRole[] = ['manager', 'attorney'];
const CLIENT_READERS: readonly StaffRole[] = ['manager', 'attorney', 'auditor'];
const MANAGERS_AND_AUDITORS: readonly StaffRole[] = ['manager', 'auditor'];

/**
 * Who may do what in the back office, besides owners and administrators, who may do everything. Each procedure names
 * its permission: `can('messages.read')`. Attorneys get only the rows of their own clients and those of nobody: see
 * `db/row-scope.ts`.
 */
export const PERMISSIONS = {
  'messages.read': { label: 'Read messages', roles: CLIENT_READERS },
  'messages.answer': { label: 'Answer, sort and assign messages', roles: CLIENT_STAFF },
  'messages.export': { label: 'Export messages', roles: MANAGERS },
  'replyTemplates.change': { label: 'Change the templates of replies', roles: MANAGERS },
  'answerTimes.change': { label: 'Change how soon to answer', roles: MANAGERS },
  'appointments.read': { label: 'See appointments', roles: CLIENT_READERS },
  'appointments.change': {
    label: 'Book, move, cancel and close appointments',
    roles: CLIENT_STAFF,
  },
  'appointments.export': { label: 'Export appointments', roles: MANAGERS },
  'timeOff.change': { label: 'Block time', roles: CLIENT_STAFF },
  'people.read': { label: 'See people and their timelines', roles: CLIENT_READERS },
  'people.change': { label: 'Change people, tags and notes', roles: CLIENT_STAFF },
  'people.export': { label: 'Export people', roles: MANAGERS },
  'contactPreferences.change': { label: 'Change contact preferences', roles: CLIENT_STAFF },
  'conflicts.read': { label: 'See conflict checks', roles: CLIENT_READERS },
  'conflicts.decide': { label: 'Decide conflict checks', roles: CLIENT_STAFF },
  'conflictList.read': { label: 'See the conflict list', roles: MANAGERS_AND_AUDITORS },
  'conflictList.change': { label: 'Change the conflict list', roles: MANAGERS },
  'conflictList.export': { label: 'Export the conflict list', roles: MANAGERS },
  'calculations.read': {
    label: 'See addresses left at the calculator',
    roles: MANAGERS_AND_AUDITORS,
  },
  'calculations.export': { label: 'Export addresses left at the calculator', roles: MANAGERS },
  'subscribers.read': { label: 'See newsletter subscribers', roles: MANAGERS_AND_AUDITORS },
  'subscribers.change': { label: 'Unsubscribe people', roles: MANAGERS },
  'subscribers.export': { label: 'Export newsletter subscribers', roles: MANAGERS },
  'privacy.find': { label: 'Find everything about a person', roles: MANAGERS },
  'privacy.export': { label: 'Export everything about a person', roles: MANAGERS },
  'privacy.erase': { label: 'Erase everything about a person', roles: MANAGERS },
  'mails.read': { label: 'See outgoing mail', roles: MANAGERS_AND_AUDITORS },
  'mails.change': { label: 'Send mail again', roles: MANAGERS },
  'mails.export': { label: 'Export the list of outgoing mail', roles: MANAGERS },
  'letters.read': { label: 'See newsletters', roles: CONTENT_READERS },
  'letters.change': { label: 'Write newsletters', roles: EDITORS },
  'letters.send': { label: 'Send newsletters', roles: EDITORS },
  'articles.read': { label: 'See all articles', roles: ALL },
  'articles.change': {
    label: 'Write and publish articles',
    roles: ['manager', 'attorney', 'editor'],
  },
  'articles.export': { label: 'Export articles', roles: CONTENT_READERS },
  'pages.read': { label: 'See all pages', roles: ALL },
  'pages.change': { label: 'Write and publish pages and menus', roles: EDITORS },
  'pictures.read': { label: 'See pictures', roles: ALL },
  'pictures.change': {
    label: 'Add, change and delete pictures',
    roles: ['manager', 'attorney', 'editor'],
  },
  'testimonials.read': { label: 'See all testimonials', roles: ALL },
  'testimonials.change': { label: 'Change and publish testimonials', roles: EDITORS },
  'testimonials.export': { label: 'Export testimonials', roles: CONTENT_READERS },
  'news.read': { label: 'See news sources', roles: CONTENT_READERS },
  'news.change': { label: 'Change news sources', roles: EDITORS },
  'mailTexts.read': { label: 'See the texts of mails', roles: CONTENT_READERS },
  'mailTexts.change': { label: 'Change the texts of mails', roles: EDITORS },
  'archive.read': { label: 'See the archive of advertising', roles: CONTENT_READERS },
  'archive.export': { label: 'Export the archive of advertising', roles: MANAGERS_AND_AUDITORS },
  'themes.read': { label: 'See themes', roles: CONTENT_READERS },
  'themes.change': { label: 'Change themes', roles: EDITORS },
  'visibility.read': { label: 'See what the site shows', roles: CONTENT_READERS },
  'visibility.change': { label: 'Change what the site shows', roles: EDITORS },
  'visits.read': { label: 'See figures about visits', roles: ALL },
  'practiceAreas.read': { label: 'See practice areas', roles: ALL },
  'practiceAreas.change': { label: 'Change practice areas', roles: EDITORS },
  'team.read': { label: 'See the team', roles: ALL },
  'team.change': { label: 'Change the team', roles: MANAGERS },
  'availability.read': { label: 'See consultation types and hours', roles: CLIENT_READERS },
  'availability.change': {
    label: 'Change consultation types, hours and closed days',
    roles: MANAGERS,
  },
  'firm.read': { label: 'See the firm’s details', roles: ALL },
  'firm.change': { label: 'Change the firm’s details', roles: MANAGERS },
  'site.read': { label: 'See the settings of the site', roles: CONTENT_READERS },
  'site.change': { label: 'Change the settings of the site', roles: MANAGERS },
  'siteContent.read': { label: 'Download the whole content', roles: MANAGERS_AND_AUDITORS },
  'siteContent.replace': { label: 'Replace the whole content', roles: [] },
  'setup.read': { label: 'See the set-up', roles: MANAGERS_AND_AUDITORS },
  'setup.change': { label: 'Set the site up', roles: MANAGERS },
  'calendars.read': { label: 'See calendar integrations', roles: MANAGERS_AND_AUDITORS },
  'calendars.change': { label: 'Change calendar integrations', roles: MANAGERS },
  'embed.read': { label: 'See where booking is embedded', roles: CONTENT_READERS },
  'embed.change': { label: 'Change where booking is embedded', roles: MANAGERS },
  'webhooks.read': { label: 'See webhooks', roles: MANAGERS_AND_AUDITORS },
  'webhooks.change': { label: 'Change webhooks and send them again', roles: MANAGERS },
  'mailServer.read': { label: 'See how mail is sent', roles: MANAGERS_AND_AUDITORS },
  'mailServer.change': { label: 'Change how mail is sent', roles: MANAGERS },
  'migration.read': { label: 'See copies to DynamoDB', roles: MANAGERS_AND_AUDITORS },
  'migration.run': { label: 'Copy the data to DynamoDB', roles: [] },
  'staff.read': { label: 'See who has access', roles: MANAGERS_AND_AUDITORS },
  'staff.export': { label: 'Export who has access', roles: MANAGERS },
  'staff.manage': {
    label: 'Invite, approve and revoke people and give them roles',
    roles: MANAGERS,
  },
  'signIn.require': { label: 'Require a second factor of everybody', roles: [] },
  'apiKeys.read': { label: 'See API keys', roles: MANAGERS_AND_AUDITORS },
  'apiKeys.manage': { label: 'Create and revoke API keys', roles: [] },
  'audit.read': { label: 'See the audit log', roles: MANAGERS_AND_AUDITORS },
  'audit.export': { label: 'Export the audit log', roles: MANAGERS_AND_AUDITORS },
} as const satisfies Readonly<Record<string, Grant>>;

export type Permission = keyof typeof PERMISSIONS;

/** Every permission, in the order in which the back office shows them. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** Whether the role may do everything, now and in future releases. */
export const mayDoEverything = (role: StaffRole): boolean => role === 'owner' || role === 'admin';

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  mayDoEverything(role) || (PERMISSIONS[permission].roles as readonly StaffRole[]).includes(role);

/** Whether the role gets only the rows of its own clients and those of nobody. */
export const seesOwnRowsOnly = (role: StaffRole): boolean => role === 'attorney';

/** The roles that somebody with `role` may give and take: those that may do nothing that they may not do themselves. */
export const grantableRoles = (role: StaffRole): readonly StaffRole[] =>
  STAFF_ROLES.filter((other) => includesRole(role, other));

function includesRole(role: StaffRole, other: StaffRole): boolean {
  if (mayDoEverything(role)) return true;
  if (mayDoEverything(other)) return false;
  return PERMISSION_NAMES.every(
    (permission) => !hasPermission(other, permission) || hasPermission(role, permission),
  );
}

/** The roles that include a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => hasPermission(role, permission));

/** What only people may do: keys of programs neither decide about access nor make further keys. */
const PEOPLE_ONLY: readonly Permission[] = [
  'staff.manage',
  'signIn.require',
  'apiKeys.read',
  'apiKeys.manage',
];

/** The permissions that the key of a program can have. */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSION_NAMES.filter(
  (name) => !PEOPLE_ONLY.includes(name),
);

/** The scope of a key that stands for a permission: `appointments:read` for `appointments.read`. */
export const scopeOf = (permission: Permission): string => permission.replace('.', ':');

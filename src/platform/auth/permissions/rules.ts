import { STAFF_ROLES, type StaffRole } from '../rules.ts';

const MANAGERS: readonly StaffRole[] = ['manager'];

/** Roles for the firm's content: who may read it, and who may edit it. */
const ALL: readonly StaffRole[] = ['manager', 'attorney', 'editor', 'auditor'];
const EDITORS: readonly StaffRole[] = ['manager', 'editor'];
const CONTENT_READERS: readonly StaffRole[] = ['manager', 'editor', 'auditor'];

/** Roles for client data: who may edit it, and who may only read it. */
const CLIENT_STAFF: readonly StaffRole[] = ['manager', 'attorney'];
const CLIENT_READERS: readonly StaffRole[] = ['manager', 'attorney', 'auditor'];
const MANAGERS_AND_AUDITORS: readonly StaffRole[] = ['manager', 'auditor'];

/**
 * The roles that have each permission of the back office. Owners and administrators have all permissions. Each
 * procedure names its permission: `can('messages.read')`. Attorneys see only the rows of their own clients and
 * unassigned rows: see `db/row-scope.ts`.
 */
const PERMISSIONS = {
  'messages.read': CLIENT_READERS,
  'messages.answer': CLIENT_STAFF,
  'messages.export': MANAGERS,
  'replyTemplates.change': MANAGERS,
  'answerTimes.change': MANAGERS,
  'appointments.read': CLIENT_READERS,
  'appointments.change': CLIENT_STAFF,
  'appointments.export': MANAGERS,
  'timeOff.change': CLIENT_STAFF,
  'people.read': CLIENT_READERS,
  'people.change': CLIENT_STAFF,
  'people.export': MANAGERS,
  'contactPreferences.change': CLIENT_STAFF,
  'conflicts.read': CLIENT_READERS,
  'conflicts.decide': CLIENT_STAFF,
  'conflictList.read': MANAGERS_AND_AUDITORS,
  'conflictList.change': MANAGERS,
  'conflictList.export': MANAGERS,
  'calculations.read': MANAGERS_AND_AUDITORS,
  'calculations.export': MANAGERS,
  'subscribers.read': MANAGERS_AND_AUDITORS,
  'subscribers.change': MANAGERS,
  'subscribers.export': MANAGERS,
  'privacy.find': MANAGERS,
  'privacy.export': MANAGERS,
  'privacy.erase': MANAGERS,
  'mails.read': MANAGERS_AND_AUDITORS,
  'mails.change': MANAGERS,
  'mails.export': MANAGERS,
  'letters.read': CONTENT_READERS,
  'letters.change': EDITORS,
  'letters.send': EDITORS,
  'articles.read': ALL,
  'articles.change': ['manager', 'attorney', 'editor'],
  'articles.export': CONTENT_READERS,
  'pages.read': ALL,
  'pages.change': EDITORS,
  'pictures.read': ALL,
  'pictures.change': ['manager', 'attorney', 'editor'],
  'testimonials.read': ALL,
  'testimonials.change': EDITORS,
  'testimonials.export': CONTENT_READERS,
  'news.read': CONTENT_READERS,
  'news.change': EDITORS,
  'mailTexts.read': CONTENT_READERS,
  'mailTexts.change': EDITORS,
  'archive.read': CONTENT_READERS,
  'archive.export': MANAGERS_AND_AUDITORS,
  'themes.read': CONTENT_READERS,
  'themes.change': EDITORS,
  'visibility.read': CONTENT_READERS,
  'visibility.change': EDITORS,
  'visits.read': ALL,
  'practiceAreas.read': ALL,
  'practiceAreas.change': EDITORS,
  'team.read': ALL,
  'team.change': MANAGERS,
  'availability.read': CLIENT_READERS,
  'availability.change': MANAGERS,
  'firm.read': ALL,
  'firm.change': MANAGERS,
  'site.read': CONTENT_READERS,
  'site.change': MANAGERS,
  'siteContent.read': MANAGERS_AND_AUDITORS,
  'siteContent.replace': [],
  'setup.read': MANAGERS_AND_AUDITORS,
  'setup.change': MANAGERS,
  'calendars.read': MANAGERS_AND_AUDITORS,
  'calendars.change': MANAGERS,
  'embed.read': CONTENT_READERS,
  'embed.change': MANAGERS,
  'webhooks.read': MANAGERS_AND_AUDITORS,
  'webhooks.change': MANAGERS,
  'mailServer.read': MANAGERS_AND_AUDITORS,
  // The mail server receives the codes for new passwords of all accounts.
  'mailServer.change': [],
  'migration.read': MANAGERS_AND_AUDITORS,
  'migration.run': [],
  'staff.read': MANAGERS_AND_AUDITORS,
  'staff.export': MANAGERS,
  'staff.manage': MANAGERS,
  'signIn.require': [],
  'apiKeys.read': MANAGERS_AND_AUDITORS,
  'apiKeys.manage': [],
  'audit.read': MANAGERS_AND_AUDITORS,
  'audit.export': MANAGERS_AND_AUDITORS,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** Every permission, in the order in which the back office shows them. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** Whether the role may do everything, now and in future releases. */
export const mayDoEverything = (role: StaffRole): boolean => role === 'owner' || role === 'admin';

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  mayDoEverything(role) || (PERMISSIONS[permission] as readonly StaffRole[]).includes(role);

/** Whether the role sees only the rows of its own clients and unassigned rows. */
export const seesOwnRowsOnly = (role: StaffRole): boolean => role === 'attorney';

/** The roles that a user with `role` may grant and revoke: those without any permission that the user lacks. */
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

/**
 * Permissions that API keys cannot have: keys neither manage access nor create other keys, nor choose the server that
 * receives the codes for new passwords.
 */
const PEOPLE_ONLY: readonly Permission[] = [
  'mailServer.change',
  'staff.manage',
  'signIn.require',
  'apiKeys.read',
  'apiKeys.manage',
];

/** The permissions that an API key can have. */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSION_NAMES.filter(
  (name) => !PEOPLE_ONLY.includes(name),
);

/** The API key scope for a permission: `appointments:read` for `appointments.read`. */
export const scopeOf = (permission: Permission): string => permission.replace('.', ':');

import { STAFF_ROLES, type StaffRole } from './rules.ts';

const MANAGERS: readonly StaffRole[] = ['manager'];

/** Roles for the firm's content: who may read it, and who may edit it. */
const ALL: readonly StaffRole[] = ['manager', 'attorney', 'editor', 'auditor'];
const EDITORS: readonly StaffRole[] = ['manager', 'editor'];
const CONTENT_READERS: readonly StaffRole[] = ['manager', 'editor', 'auditor'];

/** Roles for client data: who may edit it, and who may only read it. */
const CLIENT_STAFF: readonly StaffRole[] = ['manager', 'attorney'];
const CLIENT_READERS: readonly StaffRole[] = ['manager', 'attorney', 'auditor'];
const MANAGERS_AND_AUDITORS: readonly StaffRole[] = ['manager', 'auditor'];

type Facts = {
  roles: readonly StaffRole[];
  /** As staff see it. */
  label: string;
  /**
   * Whether it needs a recent sign-in in addition to the role (step-up), so that a stolen or forgotten session is not
   * enough: exporting and erasing data, creating keys, managing access, replacing the content of the site, and deciding
   * where data or mail is sent. `src/app/step-up.db.test.ts` fails if one of them does not.
   */
  needsStepUp: boolean;
};

const granted = (roles: readonly StaffRole[], label: string): Facts => ({
  roles,
  label,
  needsStepUp: false,
});
const withStepUp = (roles: readonly StaffRole[], label: string): Facts => ({
  roles,
  label,
  needsStepUp: true,
});

/**
 * The roles that have each permission of the back office. Owners and administrators have all permissions. Each
 * procedure names its permission: `can('messages.read')`. Attorneys see only the rows of their own clients and
 * unassigned rows: see `db/row-scope.ts`.
 */
const PERMISSIONS = {
  'messages.read': granted(CLIENT_READERS, 'Read messages'),
  'messages.answer': granted(CLIENT_STAFF, 'Answer, sort and assign messages'),
  'messages.export': withStepUp(MANAGERS, 'Export messages'),
  'replyTemplates.change': granted(MANAGERS, 'Change the templates of replies'),
  'answerTimes.change': granted(MANAGERS, 'Change how soon to answer'),
  'appointments.read': granted(CLIENT_READERS, 'See appointments'),
  'appointments.change': granted(CLIENT_STAFF, 'Book, move, cancel and close appointments'),
  'appointments.export': withStepUp(MANAGERS, 'Export appointments'),
  'timeOff.change': granted(CLIENT_STAFF, 'Block time'),
  'people.read': granted(CLIENT_READERS, 'See people and their timelines'),
  'people.change': granted(CLIENT_STAFF, 'Change people, tags and notes'),
  'people.export': withStepUp(MANAGERS, 'Export people'),
  'documents.read': granted(CLIENT_READERS, 'See and download documents'),
  'documents.change': granted(CLIENT_STAFF, 'Ask for, share and delete documents'),
  'contactPreferences.change': granted(CLIENT_STAFF, 'Change contact preferences'),
  'questionnaires.read': granted(CLIENT_READERS, 'See questionnaires'),
  'questionnaires.change': granted(MANAGERS, 'Write and publish questionnaires'),
  'questions.read': granted(CLIENT_READERS, 'See what clients are asked and their answers'),
  'questions.change': granted(CLIENT_STAFF, 'Send questions to clients'),
  'conflicts.read': granted(CLIENT_READERS, 'See conflict checks'),
  'conflicts.decide': granted(CLIENT_STAFF, 'Decide conflict checks'),
  'conflictList.read': granted(MANAGERS_AND_AUDITORS, 'See the conflict list'),
  'conflictList.change': granted(MANAGERS, 'Change the conflict list'),
  'conflictList.export': withStepUp(MANAGERS, 'Export the conflict list'),
  'agreements.read': granted(CLIENT_READERS, 'See agreements'),
  'agreements.change': granted(CLIENT_STAFF, 'Prepare, send and withdraw agreements'),
  'agreements.approve': granted(['attorney'], 'Approve and countersign agreements'),
  'agreementTemplates.change': granted(MANAGERS, 'Change the templates of agreements'),
  'calculations.read': granted(MANAGERS_AND_AUDITORS, 'See addresses entered in the calculator'),
  'calculations.export': withStepUp(MANAGERS, 'Export addresses entered in the calculator'),
  'subscribers.read': granted(MANAGERS_AND_AUDITORS, 'See newsletter subscribers'),
  'subscribers.change': granted(MANAGERS, 'Unsubscribe people'),
  'subscribers.export': withStepUp(MANAGERS, 'Export newsletter subscribers'),
  'privacy.find': granted(MANAGERS, 'Find everything about a person'),
  'privacy.export': withStepUp(MANAGERS, 'Export everything about a person'),
  'privacy.erase': withStepUp(MANAGERS, 'Erase everything about a person'),
  'mails.read': granted(MANAGERS_AND_AUDITORS, 'See outgoing mail'),
  'mails.change': granted(MANAGERS, 'Send mail again'),
  'mails.export': withStepUp(MANAGERS, 'Export the list of outgoing mail'),
  'letters.read': granted(CONTENT_READERS, 'See newsletters'),
  'letters.change': granted(EDITORS, 'Write newsletters'),
  'letters.send': granted(EDITORS, 'Send newsletters'),
  'articles.read': granted(ALL, 'See all articles'),
  'articles.change': granted(['manager', 'attorney', 'editor'], 'Write and publish articles'),
  'articles.export': withStepUp(CONTENT_READERS, 'Export articles'),
  'pages.read': granted(ALL, 'See all pages'),
  'pages.change': granted(EDITORS, 'Write and publish pages and menus'),
  'pictures.read': granted(ALL, 'See pictures'),
  'pictures.change': granted(['manager', 'attorney', 'editor'], 'Add, change and delete pictures'),
  'testimonials.read': granted(ALL, 'See all testimonials'),
  'testimonials.change': granted(EDITORS, 'Change and publish testimonials'),
  'testimonials.export': withStepUp(CONTENT_READERS, 'Export testimonials'),
  'news.read': granted(CONTENT_READERS, 'See news sources'),
  'news.change': granted(EDITORS, 'Change news sources'),
  'mailTexts.read': granted(CONTENT_READERS, 'See the texts of mails'),
  'mailTexts.change': granted(EDITORS, 'Change the texts of mails'),
  'archive.read': granted(CONTENT_READERS, 'See the archive of advertising'),
  'archive.export': withStepUp(MANAGERS_AND_AUDITORS, 'Export the archive of advertising'),
  'themes.read': granted(CONTENT_READERS, 'See themes'),
  'themes.change': granted(EDITORS, 'Change themes'),
  'visibility.read': granted(CONTENT_READERS, 'See what the site shows'),
  'visibility.change': granted(EDITORS, 'Change what the site shows'),
  'visits.read': granted(ALL, 'See figures about visits'),
  'practiceAreas.read': granted(ALL, 'See practice areas'),
  'practiceAreas.change': granted(EDITORS, 'Change practice areas'),
  'team.read': granted(ALL, 'See the team'),
  'team.change': granted(MANAGERS, 'Change the team'),
  'availability.read': granted(CLIENT_READERS, 'See consultation types and hours'),
  'availability.change': granted(MANAGERS, 'Change consultation types, hours and closed days'),
  'firm.read': granted(ALL, 'See the firm’s details'),
  'firm.change': granted(MANAGERS, 'Change the firm’s details'),
  'site.read': granted(CONTENT_READERS, 'See the settings of the site'),
  'site.change': granted(MANAGERS, 'Change the settings of the site'),
  'siteContent.read': withStepUp(MANAGERS_AND_AUDITORS, 'Download the whole content'),
  'siteContent.replace': withStepUp([], 'Replace the whole content'),
  'setup.read': granted(MANAGERS_AND_AUDITORS, 'See the set-up'),
  'setup.change': granted(MANAGERS, 'Set the site up'),
  'calendars.read': granted(MANAGERS_AND_AUDITORS, 'See calendar integrations'),
  'calendars.change': withStepUp(MANAGERS, 'Change calendar integrations'),
  'embed.read': granted(CONTENT_READERS, 'See where booking is embedded'),
  'embed.change': withStepUp(MANAGERS, 'Change where booking is embedded'),
  'webhooks.read': granted(MANAGERS_AND_AUDITORS, 'See which programs receive events'),
  'webhooks.change': withStepUp(
    MANAGERS,
    'Change which programs receive events, and send events again',
  ),
  'payments.read': granted(MANAGERS_AND_AUDITORS, 'See how clients pay'),
  'payments.change': withStepUp(MANAGERS, 'Change how clients pay'),
  'payments.refund': granted(CLIENT_STAFF, 'Return fees'),
  'mailServer.read': granted(MANAGERS_AND_AUDITORS, 'See how mail is sent'),
  // The mail server receives the codes for new passwords of all accounts.
  'mailServer.change': withStepUp([], 'Change how mail is sent'),
  'migration.read': granted(MANAGERS_AND_AUDITORS, 'See copies to DynamoDB'),
  'migration.run': withStepUp([], 'Copy the data to DynamoDB'),
  'staff.read': granted(MANAGERS_AND_AUDITORS, 'See who has access'),
  'staff.export': withStepUp(MANAGERS, 'Export who has access'),
  'staff.manage': withStepUp(MANAGERS, 'Invite, approve and revoke people and give them roles'),
  'signIn.require': withStepUp([], 'Decide which roles need a second factor'),
  'apiKeys.read': granted(MANAGERS_AND_AUDITORS, 'See API keys'),
  'apiKeys.manage': withStepUp([], 'Create and revoke API keys'),
  'audit.read': granted(MANAGERS_AND_AUDITORS, 'See the audit log'),
  'audit.export': withStepUp(MANAGERS_AND_AUDITORS, 'Export the audit log'),
} satisfies Readonly<Record<string, Facts>>;

export type Permission = keyof typeof PERMISSIONS;

/** The permissions of a role. */
export const rolePermissions = (role: StaffRole): readonly Permission[] =>
  PERMISSION_NAMES.filter((permission) => hasPermission(role, permission));

/** Every permission, in the order in which the back office shows them. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** Whether the role may do everything, now and in future releases. */
export const mayDoEverything = (role: StaffRole): boolean => role === 'owner' || role === 'admin';

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  mayDoEverything(role) || PERMISSIONS[permission].roles.includes(role);

/** The label of a permission, for staff. */
export const permissionLabel = (permission: Permission): string => PERMISSIONS[permission].label;

export const needsStepUp = (permission: Permission): boolean => PERMISSIONS[permission].needsStepUp;

/** Whether the role sees only the rows of its own clients and unassigned rows. */
export const seesOwnRowsOnly = (role: StaffRole): boolean => role === 'attorney';

/** Permissions that follow from being an attorney, and are no more trust than the rest of that role. */
const OF_PROFESSION: readonly Permission[] = ['agreements.approve'];

/**
 * The roles that a user with `role` may grant and revoke: those without any permission that the user lacks, except those of
 * attorneys by profession.
 */
export const grantableRoles = (role: StaffRole): readonly StaffRole[] =>
  STAFF_ROLES.filter((other) => includesRole(role, other));

function includesRole(role: StaffRole, other: StaffRole): boolean {
  if (mayDoEverything(role)) return true;
  if (mayDoEverything(other)) return false;
  return rolePermissions(other).every(
    (permission) => OF_PROFESSION.includes(permission) || hasPermission(role, permission),
  );
}

/** The roles that include a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => hasPermission(role, permission));

/**
 * Permissions that API keys cannot have: keys neither manage access nor create other keys, nor choose the server that
 * receives the codes for new passwords, nor sign for an attorney.
 */
const PEOPLE_ONLY: readonly Permission[] = [
  'agreements.approve',
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

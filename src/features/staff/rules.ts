import type { Area } from '../../platform/auth/area-rules.ts';
import { type Role, STAFF_ROLES, type StaffRole } from '../../platform/auth/rules.ts';

/** Statuses that the staff list can be filtered by. */
export const STAFF_STATUSES = ['pending', 'active', 'revoked', 'refused'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const ROLES_OF_STATUS: Readonly<Record<StaffStatus, readonly Role[]>> = {
  pending: ['pending'],
  active: STAFF_ROLES,
  revoked: ['revoked'],
  refused: ['refused'],
};

/** The columns that the staff list can be sorted by. */
export const STAFF_SORTS = ['since', 'name'] as const;

/** The roles in words for staff. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  manager: 'Manager',
  attorney: 'Attorney',
  editor: 'Editor',
  auditor: 'Auditor',
  pending: 'Waiting for approval',
  revoked: 'Access withdrawn',
  refused: 'Refused',
};

/** The default role, the one with the fewest permissions: it has no access to clients' data. */
export const LEAST_ROLE: StaffRole = 'editor';

/** What the roles are for, in a sentence for staff. */
export const ROLE_TEXTS: Readonly<Record<StaffRole, string>> = {
  owner: 'Can see and change everything, and decides who else can.',
  admin: 'Can see and change everything, like an owner.',
  manager: 'Runs the office: clients, content, settings and staff, except owners.',
  attorney: 'Works with their own clients and those who are assigned to nobody.',
  editor: 'Writes what the site shows; never sees messages or appointments.',
  auditor: 'Can look at almost everything and change nothing.',
};

/** The areas that a role can be limited to, in words for staff. */
export const AREA_LABELS: Readonly<Record<Area, string>> = {
  messages: 'Messages',
  calendar: 'Calendar',
  people: 'People',
  articles: 'Articles',
  newsletter: 'Newsletter',
  pages: 'Pages',
  reviews: 'Reviews',
  visits: 'Visits',
  settings: 'Settings',
};

/** A role in words for staff, with the areas that it is limited to. */
export const accessLabel = (role: Role, areas: Area[] | null): string =>
  [ROLE_LABELS[role], areas?.map((area) => AREA_LABELS[area]).join(', ')]
    .filter(Boolean)
    .join(': ');

/** How long an invitation is valid. */
export const INVITATION_DAYS = 14;

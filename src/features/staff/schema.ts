import { z } from 'zod';
import { AREAS } from '../../platform/auth/area-rules.ts';
import { PERMISSION_NAMES } from '../../platform/auth/permission-rules.ts';
import { ROLES, STAFF_ROLES } from '../../platform/auth/rules.ts';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { optionalText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { STAFF_SORTS, STAFF_STATUSES } from './rules.ts';

const userSchema = z.object({
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  areas: z.array(z.enum(AREAS)).nullable().describe('What the role is limited to; null: nothing'),
});

/** The signed-in user. */
export const currentUserSchema = userSchema.extend({
  /** Whether they have access only to their own account, until they have set up a second factor. */
  lacksSecondFactor: z.boolean(),
  /** What they may do in the back office. */
  permissions: z.array(z.enum(PERMISSION_NAMES)),
});

/** Somebody who has signed in at least once, as the staff page lists them. */
export const staffMemberSchema = userSchema.extend({
  id: z.string(),
  /** The slug of the attorney profile that belongs to this person. */
  attorney: z.string().nullable(),
  createdAt: instantOut,
});

/** Which people to export, and in which order; everybody if empty. */
export const exportStaffInput = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(STAFF_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  sort: sortInput(STAFF_SORTS),
});
export type ExportStaffInput = z.output<typeof exportStaffInput>;

export const listStaffInput = searchPageInput.extend(exportStaffInput.shape);
export type ListStaffInput = z.output<typeof listStaffInput>;

export const staffPageSchema = pageOf(staffMemberSchema);

/** Counting stops at `COUNT_CAP` + 1. */
export const staffCountsSchema = z.object({
  all: z.int(),
  pending: z.int(),
  active: z.int(),
  revoked: z.int(),
  refused: z.int(),
  /** Owners and administrators. */
  owners: z.int(),
});

/** Access from outside that works without the account that created it, and ends with its access. */
export const outsideAccessSchema = z.array(
  z.object({
    kind: z.enum(['apiKey', 'webhook', 'calendarFeed']),
    id: z.string(),
    name: z.string().describe('As staff know it, such as the name of a key'),
  }),
);

export type OutsideAccess = z.output<typeof outsideAccessSchema>[number];

export const staffMemberInput = z.object({
  id: z.uuid({ error: 'Must be the id of a user' }),
});

/** The slug of an attorney, or null. */
export const attorneyInput = optionalText(200).nullish();

const roleInput = z.enum(STAFF_ROLES, { error: 'Choose a role' });

/** What the role is limited to; null: nothing. */
export const areasInput = z
  .array(z.enum(AREAS, { error: 'Choose among the areas' }))
  .min(1, 'Choose at least one')
  .transform((areas) => AREAS.filter((area) => areas.includes(area)))
  .nullish();

/** Fields of the form that changes somebody's role. */
export const roleFields = z.object({
  role: roleInput,
  areas: areasInput,
  attorney: attorneyInput,
});
export type RoleFields = z.output<typeof roleFields>;

export const approveUserInput = staffMemberInput.extend({
  /** `admin` unless given. */
  role: roleInput.optional(),
  areas: areasInput,
  attorney: attorneyInput,
});
export type ApproveUserInput = z.output<typeof approveUserInput>;

export const changeRoleInput = staffMemberInput.extend(roleFields.shape);
export type ChangeRoleInput = z.output<typeof changeRoleInput>;

/** A CSV file, streamed in chunks. */
export const staffExportSchema = z.custom<AsyncGenerator<string, void, void>>();

import { z } from 'zod';
import { ROLES } from '../../platform/auth/rules.ts';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { STAFF_SORTS, STAFF_STATUSES } from './rules.ts';

/** Who is signed in. */
export const currentUserSchema = z.object({
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
});

/** Somebody who has signed in at least once, as the staff page lists them. */
export const staffMemberSchema = currentUserSchema.extend({
  id: z.string(),
  createdAt: instantOut,
});

/** Filter of the staff list; everybody if empty. */
export const listStaffInput = searchPageInput.extend({
  status: z.enum(STAFF_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  sort: sortInput(STAFF_SORTS),
});
export type ListStaffInput = z.output<typeof listStaffInput>;

export const staffPageSchema = pageOf(staffMemberSchema);

/** Counting stops at `COUNT_CAP` + 1. */
export const staffCountsSchema = z.object({
  all: z.int(),
  pending: z.int(),
  active: z.int(),
  revoked: z.int(),
  refused: z.int(),
});

export const staffMemberInput = z.object({
  id: z.uuid({ error: 'Must be the id of a user' }),
});

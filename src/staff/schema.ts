import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';
import { ROLES } from './rules.ts';

/** Who is signed in. */
export const currentUserSchema = z.object({
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

/** Somebody who has signed in at least once, as the staff page lists them. */
export const staffMemberSchema = currentUserSchema.extend({
  id: z.string(),
  createdAt: instantOut,
});
export type StaffMember = z.output<typeof staffMemberSchema>;

export const staffMemberInput = z.object({
  id: z.uuid({ error: 'Must be the id of a user' }),
});

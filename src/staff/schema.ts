import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';
import { ROLES } from './rules.ts';

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

export const staffMemberInput = z.object({
  id: z.uuid({ error: 'Must be the id of a user' }),
});

import { z } from 'zod';
import { AREAS } from '../../../platform/auth/area-rules.ts';
import { STAFF_ROLES } from '../../../platform/auth/rules.ts';
import { emailText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { mailRecordSchema } from '../../email/schema.ts';
import { areasInput, attorneyInput } from '../schema.ts';

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  areas: z.array(z.enum(AREAS)).nullable(),
  attorney: z.string().nullable(),
  invitedBy: z.string(),
  createdAt: instantOut,
  expiresAt: instantOut,
});

/** With the record of its mail, which documented responses leave out; null if that has been deleted. */
export const invitationsSchema = z.array(
  invitationSchema.extend({ mail: mailRecordSchema.nullable() }),
);

export const invitationLinkSchema = z.object({ url: z.string() });

export const inviteInput = z.object({
  email: emailText,
  role: z.enum(STAFF_ROLES, { error: 'Choose a role' }),
  areas: areasInput,
  /** The slug of the attorney profile that belongs to this person. */
  attorney: attorneyInput,
});
export type InviteInput = z.output<typeof inviteInput>;

const MAX_INVITED = 300;

/** Several people who get the same role; `attorney`: as for one. */
export const inviteManyInput = z.object({
  people: z
    .array(z.object({ email: emailText, attorney: attorneyInput }))
    .min(1, { error: 'Enter at least one address' })
    .max(MAX_INVITED, { error: `Must be at most ${MAX_INVITED} people` }),
  ...{ role: inviteInput.shape.role, areas: areasInput },
});
export type InviteManyInput = z.output<typeof inviteManyInput>;

/** The addresses that got an invitation, and those that have access or an invitation already. */
export const invitedManySchema = z.object({
  invited: z.array(z.string()),
  known: z.array(z.string()),
});

export const invitationIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of an invitation' }),
});

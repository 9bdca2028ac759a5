import { z } from 'zod';
import { emailText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { TRACE_KINDS } from './rules.ts';

/** Whose data is looked for. */
export const personInput = z.object({ email: emailText });

const rowSchema = z.object({
  id: z.string(),
  at: instantOut,
  /** What it is, in a word: a status, the kind of a mail, what was done. */
  what: z.string(),
});

const datedSchema = z.object({
  id: z.string(),
  scheduledDate: instantOut,
  duration: z.int(),
  status: z.string(),
});

/** What the site keeps of one person. */
export const personSchema = z.object({
  email: z.string(),
  seen: z.string().describe('Stands for what was found; erasing asks for it'),
  kinds: z.array(
    z.object({
      kind: z.enum(TRACE_KINDS),
      count: z.int(),
      firstAt: instantOut.nullable(),
      lastAt: instantOut.nullable(),
      rows: z.array(rowSchema).describe('The newest, at most LISTED_ROWS'),
    }),
  ),
  upcoming: z.array(datedSchema).describe('Appointments that would have to be given up'),
  clientFile: z
    .array(datedSchema.extend({ keptUntil: instantOut }))
    .describe('Appointments that took place and may have to be kept'),
});
export type Person = z.output<typeof personSchema>;

/** A file for the person, as JSON text. `isCut` where there is more of a kind than it holds. */
export const personFileSchema = z.object({
  name: z.string(),
  json: z.string(),
  isCut: z.boolean(),
});

/** What the form asks for before somebody is erased. */
export const erasePersonForm = z.object({ confirmation: emailText });

const choice = z.boolean({ error: 'Must be true or false' });

export const erasePersonInput = personInput
  .extend({
    ...erasePersonForm.shape,
    seen: z.string({ error: 'Required' }).max(100, { error: 'Must be at most 100 characters' }),
    /** Whether appointments to come are given up on the way. */
    cancelUpcoming: choice.default(false),
    /** Whether appointments that took place are kept as the file of a client. */
    keepClientFile: choice.default(true),
  })
  .refine(({ email, confirmation }) => email.toLowerCase() === confirmation.toLowerCase(), {
    path: ['confirmation'],
    error: 'This is not the address above',
  });
export type ErasePersonInput = z.output<typeof erasePersonInput>;

/** How many rows of each kind are gone, or are nobody’s any more. */
export const erasedSchema = z.object({
  messages: z.int(),
  appointments: z.int(),
  keptAppointments: z.int(),
  calculations: z.int(),
  subscriptions: z.int(),
  mails: z.int(),
  auditEntries: z.int(),
});
export type Erased = z.output<typeof erasedSchema>;

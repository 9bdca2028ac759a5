import { z } from 'zod';
import { emailText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import type { ErasedCounts, RecordKind } from './personal-data.ts';

/** The person to look up. */
export const personInput = z.object({ email: emailText });

const rowSchema = z.object({
  id: z.string(),
  at: instantOut,
  /** One word: a status, the kind of a mail, or an action. */
  what: z.string(),
});

const datedSchema = z.object({
  id: z.string(),
  scheduledDate: instantOut,
  duration: z.int(),
  status: z.string(),
});

/** The site's data about one person. */
export const personSchema = z.object({
  email: z.string(),
  seen: z.string().describe('Stands for what was found; erasing asks for it'),
  kinds: z.array(
    z.object({
      kind: z.custom<RecordKind>((kind) => typeof kind === 'string'),
      count: z.int(),
      firstAt: instantOut.nullable(),
      lastAt: instantOut.nullable(),
      rows: z.array(rowSchema).describe('The newest, at most LISTED_ROWS'),
    }),
  ),
  upcoming: z.array(datedSchema).describe('What would have to be given up'),
  clientFile: z
    .array(datedSchema.extend({ keptUntil: instantOut }))
    .describe('What took place and may have to be kept'),
});
export type Person = z.output<typeof personSchema>;

/** Export for the person, as JSON text. `isCut` if it does not contain all rows of each kind. */
export const personFileSchema = z.object({
  name: z.string(),
  json: z.string(),
  isCut: z.boolean(),
});

const choice = z.boolean({ error: 'Must be true or false' });

export const erasePersonInput = personInput
  .extend({
    confirmation: emailText,
    seen: z.string({ error: 'Required' }).max(100, { error: 'Must be at most 100 characters' }),
    /** Whether upcoming appointments are cancelled as part of the erasure. */
    cancelUpcoming: choice.default(false),
    /** Whether past appointments are kept as the client's file. */
    keepClientFile: choice.default(true),
  })
  .refine(({ email, confirmation }) => email.toLowerCase() === confirmation.toLowerCase(), {
    path: ['confirmation'],
    error: 'This is not the address above',
  });
export type ErasePersonInput = z.output<typeof erasePersonInput>;

const countsSchema = z.record(z.string(), z.int());

/** How many rows of each kind were deleted or anonymised. */
export const erasedSchema = z.custom<ErasedCounts>(
  (counts) => countsSchema.safeParse(counts).success,
);
export type Erased = z.output<typeof erasedSchema>;

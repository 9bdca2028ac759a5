import { z } from 'zod';
import { optionalLine, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { advertisingReason } from '../../advertising/schema.ts';
import { practiceAreaKeys } from '../practice-areas/key-schema.ts';
import { slugOfName } from '../rules.ts';

export const attorneySchema = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  practiceAreas: z.array(z.string()),
  languages: z.array(z.string()),
  /** One plain sentence about how this person works. */
  statement: z.string(),
  /** Name of the photograph under /photos/; null shows a monogram instead. */
  photo: z.string().nullable(),
});
export type Attorney = z.output<typeof attorneySchema>;

/** An attorney as staff see them. */
export const attorneySettingsSchema = attorneySchema.extend({
  /** Whether the site shows them. */
  isActive: z.boolean(),
  updatedAt: instantOut,
});
export type AttorneySettings = z.output<typeof attorneySettingsSchema>;

const MAX_ATTORNEYS = 300;

const profileInput = {
  name: requiredText(120),
  role: requiredText(120),
  practiceAreas: practiceAreaKeys(1),
  languages: z
    .array(requiredText(40))
    .min(1, { error: 'Name at least one language' })
    .max(12, { error: 'Must be at most 12 languages' }),
  statement: requiredText(300),
  photo: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'Must be the id of a photo' })
    .nullable()
    .default(null),
};

/** The fields that staff enter for an attorney. */
export const attorneyFields = z.object(profileInput);

/** A new attorney. The slug is derived from the name and never changes. */
export const createAttorneyInput = z.object({ ...profileInput, advertisingReason });
export type CreateAttorneyInput = z.output<typeof createAttorneyInput>;

export const attorneySlugInput = z.object({ slug: requiredText(80) });

/** Replaces an attorney's profile. `updatedAt` is that of the version that was edited. */
export const updateAttorneyInput = z.object({
  ...attorneySlugInput.shape,
  ...profileInput,
  isActive: z.boolean({ error: 'Must be true or false' }),
  updatedAt: instantIn,
  advertisingReason,
});
export type UpdateAttorneyInput = z.output<typeof updateAttorneyInput>;

/** The slugs of all attorneys, inactive ones included, in the new order. */
export const orderAttorneysInput = z.object({
  slugs: z
    .array(requiredText(80))
    .max(1_000)
    .refine((slugs) => new Set(slugs).size === slugs.length, {
      error: 'Must name each attorney once',
    }),
});

const attorneyInput = z
  .object({
    slug: optionalLine(80).refine(
      (slug) => slug === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      {
        error: 'Use lowercase letters, digits and hyphens',
      },
    ),
    ...profileInput,
  })
  .transform((attorney) => ({ ...attorney, slug: attorney.slug ?? slugOfName(attorney.name) }));

/** The attorneys as a whole, as a part of the firm's profile; their slugs must be unique. */
export const attorneysInput = z
  .array(attorneyInput)
  .max(MAX_ATTORNEYS, { error: `Must be at most ${MAX_ATTORNEYS} attorneys` })
  .superRefine((attorneys, issues) => {
    for (const [index, { slug }] of attorneys.entries()) {
      const message =
        slug === ''
          ? 'Enter a web address: the name has no usable letters'
          : attorneys.slice(0, index).some((other) => other.slug === slug) &&
            'Another attorney already has this web address';
      if (message) issues.addIssue({ code: 'custom', path: [index, 'slug'], message });
    }
  });

import { z } from 'zod';
import { optionalLine, requiredText } from '../../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { advertisingReason } from '../../advertising/schema.ts';
import { originalLanguage } from '../../translations/original-language-schema.ts';
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

/** The same on pages of any language. */
export const shownAttorneySchema = attorneySchema.extend(originalLanguage);
export type Attorney = z.output<typeof shownAttorneySchema>;

/** Where an attorney may practise: a state or a court, the number in its register, and the year of the admission. */
const admissionSchema = z.object({
  place: z.string(),
  barNumber: z.string().nullable(),
  year: z.int().nullable(),
});
export type Admission = z.output<typeof admissionSchema>;

/** What the page of an attorney says beside the profile. */
export const attorneyDetailsSchema = z.object({
  admissions: z.array(admissionSchema),
  education: z.array(z.string()),
  memberships: z.array(z.string()),
});
export type AttorneyDetails = z.output<typeof attorneyDetailsSchema>;

/** An attorney as staff see them. */
export const attorneySettingsSchema = attorneySchema.extend({
  ...attorneyDetailsSchema.shape,
  /** Whether the site shows them. */
  isActive: z.boolean(),
  updatedAt: instantOut,
});
export type AttorneySettings = z.output<typeof attorneySettingsSchema>;

export const MAX_ATTORNEYS = 300;

const MAX_LINES = 20;

const listed = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, { error: 'Must be a list' })
    .max(MAX_LINES, { error: `Must be at most ${MAX_LINES}` })
    .optional();

const EARLIEST_YEAR = 1900;
const YEAR = { error: 'Enter a year such as 2003' };

const admissionInput = z.object({
  place: requiredText(80),
  barNumber: optionalLine(40),
  year: z
    .int(YEAR)
    .min(EARLIEST_YEAR, YEAR)
    .max(2_100, YEAR)
    .nullish()
    .transform((year) => year ?? null),
});

/** The details stay unchanged if they are omitted, as in requests of programs that do not know them. */
const detailsInput = {
  admissions: listed(admissionInput),
  education: listed(requiredText(160)),
  memberships: listed(requiredText(160)),
};

/** A slug that staff or programs choose. */
export const slugInput = requiredText(80).refine((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), {
  error: 'Use lowercase letters, digits and hyphens',
});

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
export const attorneyFields = z.object({ ...profileInput, ...detailsInput });

/** A new attorney. The slug is derived from the name. */
export const createAttorneyInput = attorneyFields.extend({ advertisingReason });
export type CreateAttorneyInput = z.output<typeof createAttorneyInput>;

export const attorneySlugInput = z.object({ slug: requiredText(80) });

/**
 * Replaces an attorney's profile. `updatedAt` is that of the version that was edited. With `newSlug`, the page moves and
 * redirects from its old address.
 */
export const updateAttorneyInput = attorneyFields.extend({
  ...attorneySlugInput.shape,
  newSlug: slugInput.optional(),
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

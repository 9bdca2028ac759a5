import { z } from 'zod';
import { optionalLine, requiredText } from '../../../platform/text/text-schema.ts';
import { PRACTICE_AREA_VALUES } from '../practice-areas/rules.ts';
import { slugOfName } from '../rules.ts';

export const attorneySchema = z.object({
  slug: z.string(),
  name: z.string(),
  role: z.string(),
  practiceAreas: z.array(z.enum(PRACTICE_AREA_VALUES)),
  languages: z.array(z.string()),
  /** One plain sentence about how this person works. */
  statement: z.string(),
  /** Name of the photograph under /photos/; without one a monogram is drawn. */
  photo: z.string().nullable(),
});
export type Attorney = z.output<typeof attorneySchema>;

const attorneyInput = z
  .object({
    slug: optionalLine(80).refine(
      (slug) => slug === null || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      {
        error: 'Use lowercase letters, digits and hyphens',
      },
    ),
    name: requiredText(120),
    role: requiredText(120),
    practiceAreas: z
      .array(z.enum(PRACTICE_AREA_VALUES, { error: 'Choose from the practice areas' }))
      .min(1, { error: 'Choose at least one practice area' })
      .max(PRACTICE_AREA_VALUES.length),
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
  })
  .transform((attorney) => ({ ...attorney, slug: attorney.slug ?? slugOfName(attorney.name) }));

/** All attorneys as staff save them; their slugs must be unique. */
export const attorneysInput = z
  .array(attorneyInput)
  .max(300, { error: 'Must be at most 300 attorneys' })
  .superRefine((attorneys, issues) => {
    for (const [index, { slug }] of attorneys.entries()) {
      const message =
        slug === ''
          ? 'Enter an address: the name has no letters for one'
          : attorneys.slice(0, index).some((other) => other.slug === slug) &&
            'Another attorney has this address already';
      if (message) issues.addIssue({ code: 'custom', path: [index, 'slug'], message });
    }
  });

import { z } from 'zod';
import type { Language } from '../../../messages/messages.ts';
import { articleCategorySchema } from '../articles/categories/schema.ts';
import { formerEntrySchema, practiceAreaSchema } from '../firm/practice-areas/schema.ts';
import { firmProfileSchema } from '../firm/schema.ts';
import { statementsSchema } from '../firm/statements/schema.ts';
import { siteLookSchema } from '../look/site-look-schema.ts';
import { shownMenusSchema } from '../pages/menus/schema.ts';
import { COMPONENTS } from '../visibility/rules.ts';

/** The layout data of every public page. */
export const siteLayoutSchema = z.object({
  firm: firmProfileSchema.extend({
    /** Whether an initial consultation is free: pages call it free only then. */
    hasFreeConsultation: z.boolean(),
    /** Whom to call in danger, in the country of the firm. */
    emergencyNumber: z.string(),
  }),
  /** What lawyers are called where the firm is, if not as in the fixed texts. */
  words: z.object({ attorney: z.string(), attorneys: z.string() }).optional(),
  visibility: z.record(z.enum(COMPONENTS.map((component) => component.key)), z.boolean()),
  /** What advertising law asks for, by the place where it stands. */
  statements: statementsSchema,
  /** The links of navigation and footer. */
  menus: shownMenusSchema,
  /** The heading and lead of the newsletter page, shown above each sign-up form; null if the newsletter is hidden. */
  letter: z.object({ heading: z.string(), lead: z.string() }).nullable(),
  /** The active practice areas in order. */
  practiceAreas: z.array(practiceAreaSchema),
  /** The inactive ones, for records that have them. */
  formerPracticeAreas: z.array(formerEntrySchema),
  /** The active categories of articles in order, and the inactive ones. */
  articleCategories: z.array(articleCategorySchema),
  formerArticleCategories: z.array(formerEntrySchema),
  /** The styles of the active theme and of the firm's look, or null for the built-in ones. */
  themeCss: z.string().nullable(),
  /** The firm's marks and hero; null for the built-in look. */
  look: siteLookSchema.nullable(),
  /** Whether mail is connected: otherwise no text for visitors announces a mail. */
  sendsMail: z.boolean(),
  /** Origin of the site, without a trailing slash, for canonical addresses. */
  publicUrl: z.string(),
  /** The languages of the site, the main one first, each with the name that it gives itself. */
  languages: z.array(z.object({ language: z.custom<Language>(), name: z.string() })),
  /** Calendar year in the firm's zone, for the copyright line. */
  year: z.int(),
});
export type SiteLayout = z.output<typeof siteLayoutSchema>;

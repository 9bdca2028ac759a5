import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { advertisingReason } from '../advertising/schema.ts';
import { articleCategorySettingsSchema } from '../articles/categories/schema.ts';
import { editedArticleSchema } from '../articles/schema.ts';
import { mailTextSchema } from '../email/texts/schema.ts';
import { attorneySettingsSchema } from '../firm/attorneys/schema.ts';
import { officeSettingsSchema } from '../firm/offices/schema.ts';
import { practiceAreaSettingsSchema } from '../firm/practice-areas/schema.ts';
import { firmRecordSchema } from '../firm/schema.ts';
import { lookFields } from '../look/schema.ts';
import { pageContentSchema } from '../pages/blocks/schema.ts';
import { menusSchema } from '../pages/menus/schema.ts';
import { quickExitRecordSchema } from '../quick-exit/schema.ts';
import { typeSettingsSchema } from '../scheduling/consultation-types/schema.ts';
import { hostSettingsSchema } from '../scheduling/hosts/schema.ts';
import { adminTestimonialSchema } from '../testimonials/schema.ts';
import { themeSchema } from '../themes/schema.ts';
import { UNTRANSLATED } from '../translations/rules.ts';
import { COMPONENTS } from '../visibility/rules.ts';
import { contentInput } from './content-schema.ts';
import { refineReferences } from './reference-rules.ts';
import { PARTS } from './rules.ts';

/** The content of the site as it is read: see `contentInput` for what each part means. */
export const siteContentSchema = z.object({
  version: z.literal(1),
  /** Identifies this state of the content: a change is made to exactly the state that was read. */
  contentVersion: z.string(),
  firm: firmRecordSchema.omit({ attorneys: true, phoneE164: true }),
  offices: z.array(officeSettingsSchema.omit({ pictureId: true, updatedAt: true })),
  practiceAreas: z.array(practiceAreaSettingsSchema.omit({ updatedAt: true })),
  attorneys: z.array(attorneySettingsSchema.omit({ photo: true, updatedAt: true })),
  consultationTypes: z.array(
    typeSettingsSchema
      .omit({ position: true, updatedAt: true })
      .extend({ hosts: z.array(z.string().nullable()) }),
  ),
  hosts: z.array(
    hostSettingsSchema
      .omit({ number: true, slug: true, name: true, updatedAt: true })
      .extend({ attorney: z.string().nullable() }),
  ),
  pages: z.array(
    z.object({
      path: z.string(),
      content: pageContentSchema,
      draft: pageContentSchema.nullable(),
      isPublished: z.boolean(),
      publishAt: instantOut.nullable(),
    }),
  ),
  menus: menusSchema,
  testimonials: z.array(
    adminTestimonialSchema.omit({ id: true, createdAt: true, updatedAt: true, isSample: true }),
  ),
  articleCategories: z.array(articleCategorySettingsSchema.omit({ updatedAt: true })),
  articles: z.array(editedArticleSchema.omit({ id: true, createdAt: true, updatedAt: true })),
  mailTexts: z.array(mailTextSchema.pick({ kind: true, texts: true })),
  languages: z.array(
    z.object({
      language: z.string(),
      isPublished: z.boolean(),
      untranslated: z.enum(UNTRANSLATED),
    }),
  ),
  translations: z.array(
    z.object({
      language: z.string(),
      entity: z.string(),
      of: z.string(),
      path: z.string().nullable(),
      isPublished: z.boolean(),
      texts: z.record(z.string(), z.string()),
      source: z.record(z.string(), z.string()),
    }),
  ),
  visibility: z.record(z.enum(COMPONENTS.map(({ key }) => key)), z.boolean()),
  quickExit: quickExitRecordSchema.nullable(),
  look: lookFields.nullable(),
  theme: themeSchema
    .pick({ name: true, displayName: true, description: true, cssVariables: true })
    .nullable(),
});

/**
 * The whole content that is to replace that of the site, with the `contentVersion` that was read. `advertisingReason`
 * is the reason for publishing despite findings of the advertising checks; `confirmLowContrast` confirms a theme whose
 * contrast is too low.
 */
export const replaceSiteContentInput = contentInput
  .extend({
    contentVersion: requiredText(100),
    advertisingReason,
    confirmLowContrast: z.boolean({ error: 'Must be true or false' }).default(false),
  })
  .superRefine(refineReferences);
export type ReplaceSiteContentInput = z.output<typeof replaceSiteContentInput>;

/** The document for a dry run, whose result includes the `contentVersion` to send with `replaceSiteContentInput`. */
export const compareSiteContentInput = contentInput
  .extend({
    /** As in the document that is read or put; not needed here. */
    contentVersion: z.string().optional(),
    advertisingReason,
    confirmLowContrast: z.boolean().optional(),
  })
  .superRefine(refineReferences);

const names = z.array(z.string());

/** The parts that differ, with the names of their entries; none for a part without entries. */
export const contentChangesSchema = z.object({
  contentVersion: z.string(),
  changes: z.array(
    z.object({
      part: z.enum(PARTS),
      added: names,
      changed: names,
      removed: names,
    }),
  ),
});
export type ContentChanges = z.output<typeof contentChangesSchema>;

import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { instantIn } from '../../platform/time/instant-schema.ts';
import { createArticleCategoryInput } from '../articles/categories/schema.ts';
import { writeArticleInput } from '../articles/schema.ts';
import { mailTextsInput } from '../email/texts/schema.ts';
import { attorneyFields, slugInput } from '../firm/attorneys/schema.ts';
import { createOfficeInput } from '../firm/offices/schema.ts';
import { countryInput } from '../firm/place-schema.ts';
import { createPracticeAreaInput } from '../firm/practice-areas/schema.ts';
import { updateFirmInput } from '../firm/schema.ts';
import { lookFields } from '../look/schema.ts';
import { pageContentSchema } from '../pages/blocks/schema.ts';
import { menusSchema } from '../pages/menus/schema.ts';
import { quickExitFields } from '../quick-exit/schema.ts';
import { createTypeInput, type TypeSettings } from '../scheduling/consultation-types/schema.ts';
import { type HostSettings, saveHostInput } from '../scheduling/hosts/schema.ts';
import type { ConsultationType } from '../scheduling/schema.ts';
import { testimonialFields } from '../testimonials/schema.ts';
import { themeFields } from '../themes/schema.ts';
import { UNTRANSLATED } from '../translations/rules.ts';
import { COMPONENTS, type ComponentKey } from '../visibility/rules.ts';
import { MAX_ENTRIES } from './rules.ts';

/** Also of a language that this release has no texts for: another one may. */
const isLanguageTag = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag);

const yesOrNo = z.boolean({ error: 'Must be true or false' });

const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, { error: 'Must be a list' })
    .max(MAX_ENTRIES, { error: `Must be at most ${MAX_ENTRIES} entries` });

/** A host: the slug of an attorney, or null for the firm as a whole. */
const hostName = slugInput.nullable();

const attorney = attorneyFields.omit({ photo: true }).extend({
  slug: slugInput,
  /** Whether the site shows them. */
  isActive: yesOrNo.default(true),
  admissions: attorneyFields.shape.admissions.default([]),
  education: attorneyFields.shape.education.default([]),
  memberships: attorneyFields.shape.memberships.default([]),
});

const consultationType = createTypeInput
  .omit({ position: true })
  .extend({ hosts: z.array(hostName).max(300) });

const host = saveHostInput.omit({ number: true, updatedAt: true }).extend({
  attorney: hostName,
  /** Of documents from before there were offices. */
  officeAddress: z
    .null({ error: 'Add an office to this document, and name its key in office' })
    .optional(),
});

const page = z.object({
  path: requiredText(300),
  content: pageContentSchema,
  /** Changes that are not published yet. */
  draft: pageContentSchema.nullish().transform((draft) => draft ?? null),
  isPublished: yesOrNo.default(true),
  publishAt: instantIn.nullish().transform((instant) => instant ?? null),
});

const language = requiredText(20).refine((tag) => isLanguageTag(tag), {
  error: 'Must be the tag of a language, such as es',
});

const siteLanguage = z.object({
  language,
  isPublished: yesOrNo,
  untranslated: z.enum(UNTRANSLATED, { error: 'Choose original or hidden' }),
});

const textsByPlace = z.record(z.string().max(200), z.string().max(60_000));

/**
 * What something says in a language: its texts by their places, and the texts of the original from which they were made.
 * `of` is the path of the original in the main language, or else its key.
 */
const translation = z.object({
  language,
  entity: requiredText(40),
  of: requiredText(300),
  path: z.string().max(300).nullable(),
  isPublished: yesOrNo,
  texts: textsByPlace,
  source: textsByPlace,
});

const visibility = z.object(
  Object.fromEntries(COMPONENTS.map(({ key }) => [key, yesOrNo.default(true)])) as Record<
    ComponentKey,
    z.ZodDefault<typeof yesOrNo>
  >,
);

/**
 * The whole content of the site as one document, with the same fields as the calls that change its parts. Entries are
 * identified by `slug`, `key`, `path` or, for hosts, `attorney`; testimonials by name and text. Lists are in the order
 * of the site. Entries that are missing from the document are removed from the site: see `replaceSiteContent`.
 */
export const contentInput = z.object({
  version: z.literal(1, { error: 'Must be 1' }),
  firm: updateFirmInput
    .omit({ attorneys: true, updatedAt: true, advertisingReason: true })
    // Documents from before there were countries have none.
    .extend({ country: countryInput.default('US') }),
  /** A document without offices leaves them unchanged. */
  offices: listOf(createOfficeInput.omit({ pictureId: true })).default([]),
  practiceAreas: listOf(createPracticeAreaInput),
  attorneys: listOf(attorney),
  consultationTypes: listOf(consultationType),
  hosts: listOf(host),
  pages: listOf(page),
  menus: menusSchema,
  testimonials: listOf(testimonialFields),
  articleCategories: listOf(createArticleCategoryInput),
  articles: listOf(
    writeArticleInput.omit({ advertisingReason: true }).extend({ slug: requiredText(200) }),
  ),
  /** The texts of mails that staff have edited; the others have their original texts. */
  mailTexts: listOf(mailTextsInput).default([]),
  /** The further languages of the site; a document without any leaves them unchanged. */
  languages: listOf(siteLanguage).default([]),
  /** What the content says in them; a document without any leaves that unchanged. */
  translations: listOf(translation).default([]),
  visibility,
  /** The settings of the quick exit; null leaves them unchanged. */
  quickExit: quickExitFields.nullish().transform((fields) => fields ?? null),
  /**
   * What the site shows in place of the sea; null leaves it unchanged. Logos and pictures are files, which a document does
   * not have: `picture` shows the one that the site has.
   */
  look: lookFields.nullish().transform((fields) => fields ?? null),
  /** The active theme; null leaves it unchanged. */
  theme: themeFields.nullable(),
});
export type SiteContent = z.output<typeof contentInput>;

/** What of a consultation type stays as it is if a document leaves it out. */
type KeptTypeField = 'otherPlaces' | 'feeMinor' | 'isPrepaid' | 'payLink';

/** The document as it is read from the site: every article has an author, and a publication date or null. */
export type StoredContent = Omit<SiteContent, 'articles' | 'hosts' | 'consultationTypes'> & {
  consultationTypes: (Omit<SiteContent['consultationTypes'][number], KeptTypeField> &
    Pick<ConsultationType, 'otherPlaces'> &
    Pick<TypeSettings, 'feeMinor' | 'isPrepaid' | 'payLink'>)[];
  hosts: (Omit<
    SiteContent['hosts'][number],
    'office' | 'officeDays' | 'videoText' | 'officeAddress'
  > &
    Pick<HostSettings, 'office' | 'officeDays' | 'videoText'>)[];
  articles: (Omit<SiteContent['articles'][number], 'author' | 'publishedAt'> & {
    author: string;
    publishedAt: Date | null;
  })[];
};

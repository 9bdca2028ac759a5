import { z } from 'zod';
import {
  configText,
  optionalIfBlank,
  type ServiceConfig,
  secretText,
  webAddress,
} from '../../../platform/provider-settings/schema.ts';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { externalArticleSchema } from '../schema.ts';
import {
  DEFAULT_DISPLAY_LIMIT,
  MAX_DISPLAY_LIMIT,
  MIN_DISPLAY_LIMIT,
  SOURCE_SETTINGS,
  SOURCE_TYPES,
  type SourceType,
} from './rules.ts';

const name = optionalIfBlank(requiredText(200));

/** Where the fields of an article are in a response or page. Missing settings are guessed. */
const SOURCE_CONFIGS = {
  rss: z.strictObject({}),
  api: z.strictObject({
    items: name.describe(SOURCE_SETTINGS.api.items),
    title: name.describe(SOURCE_SETTINGS.api.title),
    url: name.describe(SOURCE_SETTINGS.api.url),
    excerpt: name.describe(SOURCE_SETTINGS.api.excerpt),
    author: name.describe(SOURCE_SETTINGS.api.author),
    publishedAt: name.describe(SOURCE_SETTINGS.api.publishedAt),
    image: name.describe(SOURCE_SETTINGS.api.image),
    apiKey: optionalIfBlank(secretText(500)).describe(SOURCE_SETTINGS.api.apiKey),
  }),
  scraper: z.strictObject({
    item: name.describe(SOURCE_SETTINGS.scraper.item),
    title: name.describe(SOURCE_SETTINGS.scraper.title),
    link: name.describe(SOURCE_SETTINGS.scraper.link),
    excerpt: name.describe(SOURCE_SETTINGS.scraper.excerpt),
    author: name.describe(SOURCE_SETTINGS.scraper.author),
    publishedAt: name.describe(SOURCE_SETTINGS.scraper.publishedAt),
    image: name.describe(SOURCE_SETTINGS.scraper.image),
  }),
} satisfies Record<SourceType, z.ZodType<ServiceConfig>>;

const aLimit = {
  error: `Must be a whole number from ${MIN_DISPLAY_LIMIT} to ${MAX_DISPLAY_LIMIT}`,
};

const isNumeric = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));

const displayLimit = z.preprocess(
  (value) => (isNumeric(value) ? Number(value) : DEFAULT_DISPLAY_LIMIT),
  z.int(aLimit).min(MIN_DISPLAY_LIMIT, aLimit).max(MAX_DISPLAY_LIMIT, aLimit),
);

const isActive = z.boolean({ error: 'Must be true or false' });

const sourceId = z.uuid({ error: 'Must be the id of a source' });

const sourceOf = <Type extends SourceType>(value: Type) =>
  z.object({
    name: requiredText(200),
    url: webAddress,
    type: z.literal(value),
    displayLimit,
    config: optionalIfBlank(
      configText(
        SOURCE_CONFIGS[value],
        `${SOURCE_TYPES.find((type) => type.value === value)?.text} sources`,
      ),
    ).transform((config) => config ?? null),
    isActive: isActive.nullish().transform((active) => active ?? true),
  });

export const newsSourceInput = z.discriminatedUnion(
  'type',
  [sourceOf('rss'), sourceOf('api'), sourceOf('scraper')],
  { error: 'Choose one of the types' },
);
export type NewsSourceInput = z.output<typeof newsSourceInput>;

const previewOf = <Type extends SourceType>(value: Type) =>
  sourceOf(value)
    .omit({ name: true, isActive: true })
    .extend({ id: optionalIfBlank(sourceId) });

/** The settings to preview; `id` is the source whose masked secrets they may contain. */
export const previewNewsSourceInput = z.discriminatedUnion(
  'type',
  [previewOf('rss'), previewOf('api'), previewOf('scraper')],
  { error: 'Choose one of the types' },
);
export type PreviewNewsSourceInput = z.output<typeof previewNewsSourceInput>;

/**
 * The articles that a source would show, with `found` as their total number, or the reason why it cannot be read, in
 * plain words. `feedUrl` is the feed that its page names, `movedTo` its permanent new address.
 */
export const newsPreviewSchema = z.object({
  articles: z.array(
    externalArticleSchema.pick({
      title: true,
      url: true,
      excerpt: true,
      author: true,
      publishedAt: true,
    }),
  ),
  found: z.int(),
  feedUrl: z.string().nullable(),
  movedTo: z.string().nullable(),
  problem: z.string().nullable(),
});
export type NewsPreview = z.output<typeof newsPreviewSchema>;

export const newsSourceIdInput = z.object({ id: sourceId });

export const updateNewsSourceInput = newsSourceIdInput.and(newsSourceInput);
export type UpdateNewsSourceInput = z.output<typeof updateNewsSourceInput>;

export const switchNewsSourceInput = newsSourceIdInput.extend({ isActive });
export type SwitchNewsSourceInput = z.output<typeof switchNewsSourceInput>;

/** What staff decide about an article; omitted fields stay unchanged. */
export const markArticleInput = z.object({
  id: z.uuid({ error: 'Must be the id of an article' }),
  isVisible: z.boolean({ error: 'Must be true or false' }).optional(),
  isPinned: z.boolean({ error: 'Must be true or false' }).optional(),
});
export type MarkArticleInput = z.output<typeof markArticleInput>;

/** An article as staff see it in the list of its source. */
export const managedArticleSchema = z.object({
  id: z.string(),
  sourceId: z.string(),
  title: z.string(),
  url: z.string(),
  author: z.string().nullable(),
  publishedAt: instantOut.nullable(),
  isVisible: z.boolean(),
  isPinned: z.boolean(),
  fetchedAt: instantOut,
});

/**
 * A source as staff see it. `failures` counts those since the last success, `failingSince` is the time of the first of
 * them; `articleCount` is the number of stored articles.
 */
export const managedSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  type: z.enum(SOURCE_TYPES.map(({ value }) => value)),
  displayLimit: z.int(),
  config: z.string().nullable(),
  isActive: z.boolean(),
  lastFetched: instantOut.nullable(),
  lastAttemptAt: instantOut.nullable(),
  nextFetchAt: instantOut,
  failures: z.int(),
  failingSince: instantOut.nullable(),
  lastError: z.string().nullable(),
  feedUrl: z.string().nullable(),
  movedTo: z.string().nullable(),
  createdAt: instantOut,
  articleCount: z.int(),
});

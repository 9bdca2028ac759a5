import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';
import {
  configText,
  mayBeLeftOut,
  type ServiceConfig,
  secretText,
  webAddress,
} from '../integrations/schema.ts';
import { requiredText } from '../text-schema.ts';
import {
  DEFAULT_DISPLAY_LIMIT,
  MAX_DISPLAY_LIMIT,
  MIN_DISPLAY_LIMIT,
  SOURCE_TYPES,
  type SourceType,
} from './rules.ts';

const name = mayBeLeftOut(requiredText(200));

/** Where in an answer or a page the parts of an article are. What is left out is guessed. */
const SOURCE_CONFIGS = {
  rss: z.strictObject({}),
  api: z.strictObject({
    items: name.describe('The name of the list of articles'),
    title: name,
    url: name,
    excerpt: name,
    author: name,
    publishedAt: name,
    image: name,
    apiKey: mayBeLeftOut(secretText(500)).describe('Sent as a bearer token'),
  }),
  scraper: z.strictObject({
    item: name.describe('A CSS selector, as the following are'),
    title: name,
    link: name,
    excerpt: name,
    author: name,
    publishedAt: name,
    image: name,
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

const sourceOf = <Type extends SourceType>(value: Type) =>
  z.object({
    name: requiredText(200),
    url: webAddress,
    type: z.literal(value),
    displayLimit,
    config: mayBeLeftOut(
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

export const newsSourceIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a source' }),
});

export const updateNewsSourceInput = newsSourceIdInput.and(newsSourceInput);
export type UpdateNewsSourceInput = z.output<typeof updateNewsSourceInput>;

export const switchNewsSourceInput = newsSourceIdInput.extend({ isActive });
export type SwitchNewsSourceInput = z.output<typeof switchNewsSourceInput>;

/** A source as staff see it. `failures` counts those since it was last fetched well. */
export const managedSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  type: z.enum(SOURCE_TYPES.map(({ value }) => value)),
  displayLimit: z.int(),
  config: z.string().nullable(),
  isActive: z.boolean(),
  lastFetched: instantOut.nullable(),
  failures: z.int(),
  lastError: z.string().nullable(),
  createdAt: instantOut,
});

import { z } from 'zod';
import { MAX_SEARCH } from '../../platform/pagination/rules.ts';
import { optionalText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';

/** An external article as the documented calls return it. */
export const externalArticleSchema = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  publishedAt: instantOut.nullable(),
  imageUrl: z.string().nullable(),
  excerpt: z.string().nullable(),
  url: z.string(),
  sourceId: z.string(),
  isVisible: z.boolean(),
  fetchedAt: instantOut,
});

/** A source of external articles, as the public may see it. */
export const newsSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
});

/** `q` is searched in title and excerpt; `source` is the id of an active source. */
export const searchNewsInput = z.object({
  q: optionalText(MAX_SEARCH),
  source: optionalText(100),
  limit: z.int().min(1).max(100).default(50),
});
export type SearchNewsInput = z.output<typeof searchNewsInput>;

export const newsItemSchema = externalArticleSchema
  .pick({ id: true, title: true, url: true, excerpt: true, publishedAt: true })
  .extend({ sourceName: z.string() });
export type NewsItem = z.output<typeof newsItemSchema>;

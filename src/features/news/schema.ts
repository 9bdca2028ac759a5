import { z } from 'zod';
import { optionalText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';

/** An article of another site as the documented calls answer it. */
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

/** A site that articles come from, as everybody may see it. */
export const newsSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
});

/** `q` is looked for in title and excerpt; `source` is the id of an active source. */
export const searchNewsInput = z.object({
  q: optionalText(200),
  source: optionalText(100),
  limit: z.int().min(1).max(100).default(50),
});
export type SearchNewsInput = z.output<typeof searchNewsInput>;

export const newsItemSchema = externalArticleSchema
  .pick({ id: true, title: true, url: true, excerpt: true, publishedAt: true })
  .extend({ sourceName: z.string() });
export type NewsItem = z.output<typeof newsItemSchema>;

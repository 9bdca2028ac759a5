import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';

export const latestArticlesInput = z.object({ limit: z.int().min(1).max(12) });

/** A published article without its text, as lists and teasers show it. */
export const articleTeaserSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  author: z.string(),
  publishedAt: instantOut,
  isSample: z.boolean(),
});

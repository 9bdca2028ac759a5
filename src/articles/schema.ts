import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';
import { optionalText, requiredText } from '../text-schema.ts';
import { ARTICLE_CATEGORIES } from './rules.ts';

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

/** `q` is searched for in title, excerpt and text; both may be left out. */
export const searchArticlesInput = z.object({
  q: optionalText(200),
  category: z
    .enum(
      ARTICLE_CATEGORIES.map(({ value }) => value),
      { error: 'Choose one of the categories' },
    )
    .nullish(),
});
export type SearchArticlesInput = z.output<typeof searchArticlesInput>;

/** Title and excerpt have marks around what was found: see `splitAtFound`. */
export const foundArticlesSchema = z.array(articleTeaserSchema);
export type FoundArticle = z.output<typeof foundArticlesSchema>[number];

export const articleSlugInput = z.object({ slug: requiredText(200) });

/** A published article as the documented calls answer it; `content` is sanitised HTML. */
export const articleSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  author: z.string(),
  isPublished: z.boolean(),
  publishedAt: instantOut,
  createdAt: instantOut,
  updatedAt: instantOut,
});

const linkSchema = z.object({ title: z.string(), slug: z.string() });

/** An article with what its page shows around it; `movedTo` is its slug if it was asked for by an old one. */
export const articlePageSchema = z.object({
  article: articleSchema.extend({ isSample: z.boolean() }),
  movedTo: z.string().nullable(),
  related: z.array(articleTeaserSchema),
  previous: linkSchema.nullable(),
  next: linkSchema.nullable(),
});
export type ArticlePage = z.output<typeof articlePageSchema>;

import { z } from 'zod';
import { pageOf, searchPageInput } from '../../platform/pagination/schema.ts';
import { optionalText, requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { markupProblem } from './html/rules.ts';
import { ARTICLE_CATEGORIES, ARTICLE_STATUSES } from './rules.ts';

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

const articleCategory = z.enum(
  ARTICLE_CATEGORIES.map(({ value }) => value),
  { error: 'Choose one of the categories' },
);

/** `q` is searched for in title, excerpt and text; both may be left out. */
export const searchArticlesInput = z.object({
  q: optionalText(200),
  category: articleCategory.nullish(),
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

/** Less than what Postgres takes into its index of words, whatever the words are. */
const MAX_CONTENT_KILOBYTES = 400;

const contentText = requiredTextBlock(MAX_CONTENT_KILOBYTES * 1_000)
  .refine((content) => new TextEncoder().encode(content).length <= MAX_CONTENT_KILOBYTES * 1_000, {
    error: `Must be at most ${MAX_CONTENT_KILOBYTES} KB`,
  })
  .superRefine((content, { addIssue }) => {
    const problem = markupProblem(content);
    if (problem) addIssue({ code: 'custom', message: problem });
  });

/**
 * An article as staff write it. Without `slug` it follows from the title; without `author` it is the firm.
 * `publishedAt` of a published article: null is now, left out is as it was, later than now is a schedule.
 */
export const writeArticleInput = z.object({
  title: requiredText(200),
  slug: optionalText(200),
  excerpt: requiredTextBlock(1_000),
  content: contentText,
  category: articleCategory,
  author: optionalText(200),
  isPublished: z.boolean({ error: 'Must be true or false' }).default(false),
  publishedAt: instantIn.nullish(),
});
export type WriteArticleInput = z.output<typeof writeArticleInput>;

export const articleIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a blog post' }) });

/**
 * The same for an article that is there. `updatedAt` is that of the article as it was read; if somebody has
 * saved it since, it is refused. Left out, the last to save wins.
 */
export const updateArticleInput = writeArticleInput.extend({
  ...articleIdInput.shape,
  updatedAt: instantIn.nullish(),
});
export type UpdateArticleInput = z.output<typeof updateArticleInput>;

/** An article in whatever state, as the documented calls of the back office answer it. */
export const adminArticleSchema = articleSchema.extend({ publishedAt: instantOut.nullable() });

/** A saved article, and what was removed from its HTML, such as `<img>`; `removed` is left out if nothing was. */
export const savedArticleSchema = adminArticleSchema.extend({
  removed: z.array(z.string()).optional(),
});

/** Which articles staff look for; all of them without any. */
const articleFilter = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(ARTICLE_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  category: articleCategory.nullish(),
});
export type ArticleFilter = z.output<typeof articleFilter>;

export const listAdminArticlesInput = searchPageInput.extend(articleFilter.shape);
export type ListAdminArticlesInput = z.output<typeof listAdminArticlesInput>;

export const adminArticlePageSchema = pageOf(adminArticleSchema);

/** For a list that shows no texts. `isSample` marks demo content, which must be labelled. */
export const articleRowSchema = adminArticleSchema
  .omit({ content: true })
  .extend({ isSample: z.boolean() });
export const articleRowPageSchema = pageOf(articleRowSchema);

/** Counts end at `COUNT_CAP` and one. */
export const articleCountsSchema = z.object({
  all: z.int(),
  published: z.int(),
  draft: z.int(),
  scheduled: z.int(),
});

/** Where a draft can be looked at by whoever has the link. */
export const previewLinkSchema = z.object({ path: z.string(), expiresAt: instantOut });

export const articlePreviewInput = z.object({ token: requiredText(1_000) });

/** An article as its page would show it. */
export const articlePreviewSchema = adminArticleSchema.extend({ isSample: z.boolean() });

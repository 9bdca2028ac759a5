import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { bulkIds } from '../../platform/pagination/bulk-schema.ts';
import { MAX_SEARCH } from '../../platform/pagination/rules.ts';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import {
  optionalLine,
  optionalText,
  requiredText,
  requiredTextBlock,
} from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { advertisingReason } from '../advertising/schema.ts';
import { originalLanguage } from '../translations/original-language-schema.ts';
import { ARTICLE_SORTS } from './admin-list-rules.ts';
import { articleCategoryKey } from './categories/key-schema.ts';
import { markupProblem } from './html/rules.ts';
import { ARTICLE_STATUSES } from './rules.ts';

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
  ...originalLanguage,
});

/** `q` is searched for in title, excerpt and text; both fields are optional. */
export const searchArticlesInput = z.object({
  q: optionalText(MAX_SEARCH),
  category: articleCategoryKey.nullish(),
});
export type SearchArticlesInput = z.output<typeof searchArticlesInput>;

/** Search matches in title and excerpt are marked: see `splitAtFound`. */
export const foundArticlesSchema = z.array(articleTeaserSchema);
export type FoundArticle = z.output<typeof foundArticlesSchema>[number];

export const articleSlugInput = z.object({ slug: requiredText(200) });

/** A published article as the documented API returns it; `content` is sanitized HTML. */
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

/** The first picture of an article as a JPEG, for previews by other sites; sizes in pixels. */
const leadPictureSchema = z.object({
  path: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});

/** An article with the related content of its page; `movedTo` is its current slug if it was requested by an old one. */
export const articlePageSchema = z.object({
  article: articleSchema.extend({
    isSample: z.boolean(),
    guestLine: z.string().nullable(),
    picture: leadPictureSchema.nullable(),
    ...originalLanguage,
  }),
  movedTo: z.string().nullable(),
  related: z.array(articleTeaserSchema),
  previous: linkSchema.nullable(),
  next: linkSchema.nullable(),
});
export type ArticlePage = z.output<typeof articlePageSchema>;

/** Small enough for the full-text index of Postgres, whatever the words are. */
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
 * An article as staff submit it. `slug` defaults to one derived from the title, `author` to the firm. `publishedAt` of
 * a published article: null means now, omitted keeps the previous date, a future date schedules the article.
 * `guestLine` says who an author is that is neither the firm nor one of its attorneys, such as `Guest author, CPA`; if
 * omitted, such an author is accepted only if the article has that author already. `advertisingReason` says why it is
 * published although a check of advertising law finds something in it.
 */
export const writeArticleInput = z.object({
  title: requiredText(200),
  slug: optionalText(200),
  excerpt: requiredTextBlock(1_000),
  content: contentText,
  category: articleCategoryKey,
  author: optionalLine(200),
  guestLine: optionalLine(200),
  isPublished: z.boolean({ error: validation.trueOrFalse }).default(false),
  publishedAt: instantIn.nullish(),
  advertisingReason,
});
export type WriteArticleInput = z.output<typeof writeArticleInput>;

export const articleIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a blog post' }) });

/**
 * The same for an existing article. `updatedAt` is the value the caller read: if somebody has saved the article since,
 * the update is rejected. If omitted, the last write wins.
 */
export const updateArticleInput = writeArticleInput.extend({
  ...articleIdInput.shape,
  updatedAt: instantIn.nullish(),
});
export type UpdateArticleInput = z.output<typeof updateArticleInput>;

/** An article in any state, as the documented back-office API returns it. */
export const adminArticleSchema = articleSchema.extend({ publishedAt: instantOut.nullable() });

/** The same with what only the editor shows. */
export const editedArticleSchema = adminArticleSchema.extend({
  guestLine: z.string().nullable(),
});

/**
 * A saved article, and what was removed from its HTML, such as `<img>`. `removed` is omitted if nothing was, `guestLine`
 * if the author is no guest.
 */
export const savedArticleSchema = adminArticleSchema.extend({
  guestLine: z.string().optional(),
  removed: z.array(z.string()).optional(),
});

export const articleIdsInput = z.object({ ids: bulkIds(articleIdInput.shape.id) });

/** A bulk change, or its undo: the articles, and whether it publishes or unpublishes them. */
export const publishArticlesInput = articleIdsInput.extend({
  isPublished: z.boolean({ error: validation.trueOrFalse }),
  advertisingReason,
});
export type PublishArticlesInput = z.output<typeof publishArticlesInput>;

/** A spreadsheet file, streamed in chunks. */
export const articleExportSchema = z.custom<AsyncGenerator<string, void, void>>();

/** Search and filters of the article list; all articles if none is set. */
export const articleFilter = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(ARTICLE_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  category: articleCategoryKey.nullish(),
});
export type ArticleFilter = z.output<typeof articleFilter>;

/** Which articles to export, and in which order. */
export const exportArticlesInput = articleFilter.extend({ sort: sortInput(ARTICLE_SORTS) });
export type ExportArticlesInput = z.output<typeof exportArticlesInput>;

export const listAdminArticlesInput = searchPageInput.extend(exportArticlesInput.shape);
export type ListAdminArticlesInput = z.output<typeof listAdminArticlesInput>;

export const adminArticlePageSchema = pageOf(adminArticleSchema);

/** A list entry, without the text. `isSample` marks demo content, which must be labelled. */
export const articleRowSchema = adminArticleSchema
  .omit({ content: true })
  .extend({ isSample: z.boolean() });
export const articleRowPageSchema = pageOf(articleRowSchema);

/** Counts stop at `COUNT_CAP` + 1. */
export const articleCountsSchema = z.object({
  all: z.int(),
  published: z.int(),
  draft: z.int(),
  scheduled: z.int(),
});

/** A link under which anyone can view a draft. */
export const previewLinkSchema = z.object({ path: z.string(), expiresAt: instantOut });

export const articlePreviewInput = z.object({ token: requiredText(1_000) });

/** An article as staff edit it. */
export const articleForEditingSchema = editedArticleSchema.extend({ isSample: z.boolean() });

/** An article as its page would show it, and whether it is on the website now. */
export const articlePreviewSchema = articleForEditingSchema.extend({ isPublic: z.boolean() });

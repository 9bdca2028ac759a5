import { z } from 'zod';
import { requiredText } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { advertisingReason } from '../advertising/schema.ts';
import { shownPageSchema } from './blocks/parts-schema.ts';
import { pageContentSchema } from './blocks/schema.ts';

export const pagePathInput = z.object({ path: requiredText(300) });

/** A page, or the path to which it has moved. */
export const foundPageSchema = z.union([
  z.object({ page: shownPageSchema, movedTo: z.null() }),
  z.object({ page: z.null(), movedTo: z.string() }),
]);
export type FoundPage = z.output<typeof foundPageSchema>;

export const pageLinkSchema = z.object({ path: z.string(), name: z.string() });

export const pageIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a page' }) });

const kind = z.enum(['page', 'application']);

/** A page in the list of the back office. */
export const listedPageSchema = z.object({
  id: z.string(),
  path: z.string(),
  /** An `application` page has a function, such as a form: it keeps its address and cannot be deleted. */
  kind,
  name: z.string(),
  isPublished: z.boolean(),
  publishAt: instantOut.nullable(),
  /** Whether it still has the initial content of the installation. */
  isPreset: z.boolean(),
  hasDraft: z.boolean(),
  updatedAt: instantOut,
});
export type ListedPage = z.output<typeof listedPageSchema>;

/** A page with its content: `content` is published, `draft` contains changes that are not published yet. */
export const adminPageSchema = z.object({
  id: z.string(),
  path: z.string(),
  kind,
  content: pageContentSchema,
  draft: pageContentSchema.nullable(),
  isPublished: z.boolean(),
  publishAt: instantOut.nullable(),
  isPreset: z.boolean(),
  createdAt: instantOut,
  updatedAt: instantOut,
});
export type AdminPage = z.output<typeof adminPageSchema>;

/** A saved page, and what was removed from its HTML, such as `<img>`. */
export const savedPageSchema = z.object({ page: adminPageSchema, removed: z.array(z.string()) });

export const createPageInput = z.object({ path: requiredText(300), content: pageContentSchema });
export type CreatePageInput = z.output<typeof createPageInput>;

/**
 * `updatedAt` is the value that the caller read; without it, the last write wins. `advertisingReason` is the reason for
 * publishing a page despite findings of the advertising checks.
 */
const readAt = { updatedAt: instantIn.nullish() };

/** Without `path` the page keeps its address. */
export const savePageInput = pageIdInput.extend({
  path: requiredText(300).optional(),
  content: pageContentSchema,
  ...readAt,
  advertisingReason,
});
export type SavePageInput = z.output<typeof savePageInput>;

/** Without `publishAt`, or with one that has passed, the draft is published at once. */
export const publishPageInput = pageIdInput.extend({
  ...readAt,
  publishAt: instantIn.nullish(),
  advertisingReason,
});
export type PublishPageInput = z.output<typeof publishPageInput>;

export const changePageInput = pageIdInput.extend(readAt);

export const pagePreviewInput = z.object({ token: requiredText(1_000) });

/** A link under which anyone can view the draft of a page. */
export const pagePreviewLinkSchema = z.object({ path: z.string(), expiresAt: instantOut });

export const pageVersionInput = pageIdInput.extend({
  number: z.coerce
    .number({ error: 'Must be the number of a version' })
    .pipe(z.int().min(1).max(2_147_483_647)),
});

export const restorePageVersionInput = pageVersionInput.extend({ ...readAt, advertisingReason });
export type RestorePageVersionInput = z.output<typeof restorePageVersionInput>;

/** `savedBy` is a username, or null for the initial content of the installation. */
export const listedPageVersionSchema = z.object({
  number: z.int(),
  heading: z.string(),
  savedAt: instantOut,
  savedBy: z.string().nullable(),
});

export const pageVersionSchema = z.object({
  number: z.int(),
  savedAt: instantOut,
  savedBy: z.string().nullable(),
  content: pageContentSchema,
});

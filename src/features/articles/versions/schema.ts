import { z } from 'zod';
import { instantIn, instantOut } from '../../../platform/time/instant-schema.ts';
import { advertisingReason } from '../../advertising/schema.ts';
import { articleIdInput } from '../schema.ts';
import { MAX_VERSION } from './rules.ts';

export const versionInput = articleIdInput.extend({
  number: z.coerce
    .number({ error: 'Must be the number of a version' })
    .pipe(z.int().min(1).max(MAX_VERSION)),
});

/**
 * `updatedAt` is the value of the article that the caller read: if somebody has saved it since, nothing is restored. If
 * omitted, the version replaces whatever is stored.
 */
export const restoreVersionInput = versionInput.extend({
  updatedAt: instantIn.nullish(),
  advertisingReason,
});
export type RestoreVersionInput = z.output<typeof restoreVersionInput>;

/** `savedBy` is a username, or null if it was saved before versions were kept, or by the installation. */
const listedVersionSchema = z.object({
  number: z.int(),
  title: z.string(),
  savedAt: instantOut,
  savedBy: z.string().nullable(),
});

export const versionListSchema = z.array(listedVersionSchema);

/** A version with its text; `content` is sanitized HTML. */
export const versionSchema = listedVersionSchema.extend({
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  author: z.string(),
  guestLine: z.string().nullable(),
});
export type ArticleVersion = z.output<typeof versionSchema>;

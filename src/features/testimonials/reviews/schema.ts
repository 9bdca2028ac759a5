import { z } from 'zod';
import { pageInput } from '../../../platform/pagination/schema.ts';
import { originFields } from '../origin-schema.ts';
import { REVIEW_SOURCES } from './rules.ts';

/** A source of null means all. `cursor` is `next` of the page before. */
export const listReviewsInput = z.object({
  source: z.enum(REVIEW_SOURCES.map(({ value }) => value)).nullable(),
  cursor: pageInput.shape.cursor,
});
export type ListReviewsInput = z.output<typeof listReviewsInput>;

/**
 * A review as its page shows it, with the documented fields (public spec §3) and its practice area. One that the client
 * gave to the firm has neither source nor date.
 */
const reviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.int().min(1).max(5),
  content: z.string(),
  practiceArea: z.string().nullable(),
  source: originFields.source,
  sourceUrl: originFields.sourceUrl,
  date: originFields.reviewedOn,
  verified: z.boolean(),
  /** Sample data, which must be labelled as such. */
  isSample: z.boolean(),
});
export type Review = z.output<typeof reviewSchema>;

/** `next` is the cursor of the next page, null on the last one. */
export const reviewPageSchema = z.object({
  reviews: z.array(reviewSchema),
  next: z.string().nullable(),
});

import { z } from 'zod';
import { REVIEW_SOURCES } from './rules.ts';

const reviewSource = z.enum(REVIEW_SOURCES.map(({ value }) => value));

/** Null means all sources. */
export const listReviewsInput = z.object({ source: reviewSource.nullable() });

/** A review from another site, with the documented fields (public spec §3). */
export const reviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.int().min(1).max(5),
  content: z.string(),
  source: reviewSource,
  sourceUrl: z.url(),
  date: z.iso.date(),
  verified: z.boolean(),
  /** Sample data, which must be labelled as such. */
  isSample: z.boolean(),
});
export type Review = z.output<typeof reviewSchema>;

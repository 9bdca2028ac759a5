import { z } from 'zod';
import { bulkIds } from '../../platform/pagination/bulk-schema.ts';
import { pageOf, searchPageInput, sortInput } from '../../platform/pagination/schema.ts';
import { requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { advertisingReason } from '../advertising/schema.ts';
import { practiceAreaKey } from '../firm/practice-areas/key-schema.ts';
import { originFields, originInput } from './origin-schema.ts';
import { DEFAULT_RATING, TESTIMONIAL_SORTS, TESTIMONIAL_STATUSES } from './rules.ts';

/** A testimonial as the documented calls return it. */
export const testimonialSchema = z.object({
  id: z.string(),
  clientName: z.string(),
  rating: z.int().min(1).max(5),
  content: z.string(),
  practiceArea: z.string(),
  isPublished: z.boolean(),
  createdAt: instantOut,
  updatedAt: instantOut,
});

/** The same as the back office shows it. `isSample` marks demo content, which must be labelled. */
export const adminTestimonialSchema = testimonialSchema.extend({
  ...originFields,
  isSample: z.boolean(),
});
export type AdminTestimonial = z.output<typeof adminTestimonialSchema>;

/** A testimonial as the home page shows it. */
export const featuredTestimonialSchema = adminTestimonialSchema
  .pick({
    id: true,
    clientName: true,
    rating: true,
    content: true,
    practiceArea: true,
    isSample: true,
  })
  .extend({
    /** Source and date of a testimonial that was received elsewhere, in words. */
    origin: z.string().nullable(),
  });
export type FeaturedTestimonial = z.output<typeof featuredTestimonialSchema>;

const stars = { error: 'Choose one to five stars' };
const rating = z.int(stars).min(1, stars).max(5, stars);
const isPublished = z.boolean({ error: 'Must be true or false' });

const words = {
  clientName: requiredText(100),
  content: requiredTextBlock(2_000),
  practiceArea: practiceAreaKey,
};

/** What staff write about a testimonial. */
export const testimonialFields = z.object({
  ...words,
  rating: rating.default(DEFAULT_RATING),
  isPublished: isPublished.default(true),
  source: originInput.source.default(null),
  reviewedOn: originInput.reviewedOn.default(null),
  sourceUrl: originInput.sourceUrl.default(null),
  hasConsent: originInput.hasConsent.default(false),
});
export type TestimonialFields = z.output<typeof testimonialFields>;

/** `advertisingReason` says why it is published although a check of advertising law finds something in it. */
export const createTestimonialInput = testimonialFields.extend({ advertisingReason });
export type CreateTestimonialInput = z.output<typeof createTestimonialInput>;

export const testimonialIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a testimonial' }),
});

/**
 * Omitted fields stay unchanged. `updatedAt` is the value that the caller read; the change is refused if the
 * testimonial was saved since. Without it, the last write wins.
 */
export const testimonialChange = z
  .object({ ...words, ...originInput, rating, isPublished })
  .partial()
  .extend({ updatedAt: instantIn.nullish(), advertisingReason });

/** The testimonial to change, and its changes. */
export const updateTestimonialInput = testimonialIdInput.extend(testimonialChange.shape);
export type UpdateTestimonialInput = z.output<typeof updateTestimonialInput>;

/** Filter of the list for staff; everything if empty. */
export const testimonialFilter = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(TESTIMONIAL_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
  practiceArea: practiceAreaKey.nullish(),
});

export type TestimonialFilter = z.output<typeof testimonialFilter>;

/** Which testimonials to export, and in which order. */
export const exportTestimonialsInput = testimonialFilter.extend({
  sort: sortInput(TESTIMONIAL_SORTS),
});
export type ExportTestimonialsInput = z.output<typeof exportTestimonialsInput>;

export const listTestimonialsInput = searchPageInput.extend(exportTestimonialsInput.shape);
export type ListTestimonialsInput = z.output<typeof listTestimonialsInput>;

export const testimonialIdsInput = z.object({ ids: bulkIds(testimonialIdInput.shape.id) });

/** A bulk change, or its undo: the testimonials, and whether it publishes or hides them. */
export const publishTestimonialsInput = testimonialIdsInput.extend({
  isPublished,
  advertisingReason,
});
export type PublishTestimonialsInput = z.output<typeof publishTestimonialsInput>;

/** A spreadsheet file, streamed in chunks. */
export const testimonialExportSchema = z.custom<AsyncGenerator<string, void, void>>();

export const testimonialPageSchema = pageOf(adminTestimonialSchema);

/** Counting stops at `COUNT_CAP` + 1. */
export const testimonialCountsSchema = z.object({
  all: z.int(),
  published: z.int(),
  draft: z.int(),
});

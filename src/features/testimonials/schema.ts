import { z } from 'zod';
import { pageOf, searchPageInput } from '../../platform/pagination/schema.ts';
import { requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { PRACTICE_AREA_VALUES } from '../firm/practice-areas/rules.ts';
import { DEFAULT_RATING, TESTIMONIAL_STATUSES } from './rules.ts';

/** A testimonial as the documented calls answer it. */
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
export const adminTestimonialSchema = testimonialSchema.extend({ isSample: z.boolean() });
export type AdminTestimonial = z.output<typeof adminTestimonialSchema>;

/** A testimonial as the home page and the page of reviews show it. */
export const featuredTestimonialSchema = adminTestimonialSchema.pick({
  id: true,
  clientName: true,
  rating: true,
  content: true,
  practiceArea: true,
  isSample: true,
});
export type FeaturedTestimonial = z.output<typeof featuredTestimonialSchema>;

const stars = { error: 'Choose one to five stars' };
const rating = z.int(stars).min(1, stars).max(5, stars);
const isPublished = z.boolean({ error: 'Must be true or false' });

const words = {
  clientName: requiredText(100),
  content: requiredTextBlock(2_000),
  practiceArea: z.enum(PRACTICE_AREA_VALUES, { error: 'Choose one of the practice areas' }),
};

export const createTestimonialInput = z.object({
  ...words,
  rating: rating.default(DEFAULT_RATING),
  isPublished: isPublished.default(true),
});
export type TestimonialFields = z.output<typeof createTestimonialInput>;

export const testimonialIdInput = z.object({
  id: z.uuid({ error: 'Must be the id of a testimonial' }),
});

/**
 * What is left out stays as it is. `updatedAt` is that of the testimonial as it was read; if somebody has saved
 * it since, it is refused. Left out, the last to save wins.
 */
export const testimonialChange = z
  .object({ ...words, rating, isPublished })
  .partial()
  .extend({ updatedAt: instantIn.nullish() });

/** Which testimonial changes, and how. */
export const updateTestimonialInput = testimonialIdInput.extend(testimonialChange.shape);
export type UpdateTestimonialInput = z.output<typeof updateTestimonialInput>;

/** What the form holds as text; whether it is published is a switch beside it. */
export const testimonialFormSchema = z.object({
  ...words,
  rating: z.string().transform(Number).pipe(rating),
});

/** Which testimonials staff look for; all of them without any. */
export const testimonialFilter = z.object({
  q: searchPageInput.shape.q,
  status: z.enum(TESTIMONIAL_STATUSES, { error: 'Choose one of the statuses' }).nullish(),
});

export const listTestimonialsInput = searchPageInput.extend(testimonialFilter.shape);
export type ListTestimonialsInput = z.output<typeof listTestimonialsInput>;

export const testimonialPageSchema = pageOf(adminTestimonialSchema);

/** Counts end at `COUNT_CAP` and one. */
export const testimonialCountsSchema = z.object({
  all: z.int(),
  published: z.int(),
  draft: z.int(),
});

import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';

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

/** A testimonial as the home page shows it. `isSample` marks demo content, which must be labelled. */
export const featuredTestimonialSchema = testimonialSchema
  .pick({ id: true, clientName: true, rating: true, content: true, practiceArea: true })
  .extend({ isSample: z.boolean() });
export type FeaturedTestimonial = z.output<typeof featuredTestimonialSchema>;

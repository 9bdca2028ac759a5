import { z } from 'zod';

/** A testimonial as the home page shows it. `isSample` marks demo content, which must be labelled. */
export const featuredTestimonialSchema = z.object({
  id: z.string(),
  clientName: z.string(),
  rating: z.int().min(1).max(5),
  content: z.string(),
  practiceArea: z.string(),
  isSample: z.boolean(),
});
export type FeaturedTestimonial = z.output<typeof featuredTestimonialSchema>;

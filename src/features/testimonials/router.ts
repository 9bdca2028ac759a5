import { z } from 'zod';
import { router, sharedProcedure, staffProcedure } from '../../platform/trpc/trpc.ts';
import { countTestimonialsByStatus } from './count-testimonials.ts';
import {
  createTestimonial,
  deleteTestimonial,
  getTestimonial,
  updateTestimonial,
} from './edit-testimonials.ts';
import { listFeatured, listTestimonials, MAX_LISTED } from './list-testimonials.ts';
import { listAllTestimonials } from './queries.ts';
import {
  adminTestimonialSchema,
  createTestimonialInput,
  featuredTestimonialSchema,
  listTestimonialsInput,
  testimonialCountsSchema,
  testimonialIdInput,
  testimonialPageSchema,
  testimonialSchema,
  updateTestimonialInput,
} from './schema.ts';

const HOME_PAGE_TESTIMONIALS = 3;

export const testimonialsRouter = router({
  featured: sharedProcedure
    .output(z.array(featuredTestimonialSchema))
    .query(({ ctx }) => listFeatured(ctx, HOME_PAGE_TESTIMONIALS)),

  /** What the page of reviews shows. */
  published: sharedProcedure
    .output(z.array(featuredTestimonialSchema))
    .query(({ ctx }) => listFeatured(ctx, MAX_LISTED)),

  list: sharedProcedure
    .output(z.array(testimonialSchema))
    .query(({ ctx }) => listTestimonials(ctx)),

  all: staffProcedure
    .input(listTestimonialsInput)
    .output(testimonialPageSchema)
    .query(({ ctx, input }) => listAllTestimonials(ctx.db, input)),

  one: staffProcedure
    .input(testimonialIdInput)
    .output(adminTestimonialSchema)
    .query(({ ctx, input }) => getTestimonial(ctx, input.id)),

  counts: staffProcedure
    .output(testimonialCountsSchema)
    .query(({ ctx }) => countTestimonialsByStatus(ctx)),

  create: staffProcedure
    .input(createTestimonialInput)
    .output(adminTestimonialSchema)
    .mutation(({ ctx, input }) => createTestimonial(ctx, input)),

  update: staffProcedure
    .input(updateTestimonialInput)
    .output(adminTestimonialSchema)
    .mutation(({ ctx, input }) => updateTestimonial(ctx, input)),

  delete: staffProcedure
    .input(testimonialIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteTestimonial(ctx, input.id)),
});

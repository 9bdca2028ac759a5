import { z } from 'zod';
import { router, sharedProcedure, staffProcedure } from '../../platform/trpc/trpc.ts';
import {
  createTestimonial,
  deleteTestimonial,
  getTestimonial,
  updateTestimonial,
} from './edit-testimonials.ts';
import { TESTIMONIAL, TESTIMONIAL_FIELDS } from './examples.ts';
import { hideSamples } from './hide-samples.ts';
import { listFeatured, listTestimonials, MAX_LISTED } from './list-testimonials.ts';
import { countTestimonialsByStatus, listAllTestimonials } from './queries.ts';
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

  /** The testimonials for the reviews page. */
  published: sharedProcedure
    .output(z.array(featuredTestimonialSchema))
    .query(({ ctx }) => listFeatured(ctx, MAX_LISTED)),

  list: sharedProcedure
    .meta({
      rest: 'GET /testimonials',
      summary: 'Published testimonials, newest first',
      description: 'At most 100.',
      errors: [403, 503],
      examples: { response: TESTIMONIAL },
    })
    .output(z.array(testimonialSchema))
    .query(({ ctx }) => listTestimonials(ctx)),

  all: staffProcedure
    .meta({
      rest: 'GET /admin/testimonials',
      summary: 'All testimonials, drafts too, newest first',
      examples: { response: TESTIMONIAL },
      omit: 'isSample',
    })
    .input(listTestimonialsInput)
    .output(testimonialPageSchema)
    .query(({ ctx, input }) => listAllTestimonials(ctx.db, input)),

  one: staffProcedure
    .input(testimonialIdInput)
    .output(adminTestimonialSchema)
    .query(({ ctx, input }) => getTestimonial(ctx, input.id)),

  counts: staffProcedure
    .output(testimonialCountsSchema)
    .query(({ ctx }) => countTestimonialsByStatus(ctx.db)),

  create: staffProcedure
    .meta({
      rest: 'POST /admin/testimonials',
      summary: 'Add what a client said',
      status: 201,
      examples: { body: TESTIMONIAL_FIELDS, response: TESTIMONIAL },
      omit: 'isSample',
    })
    .input(createTestimonialInput)
    .output(adminTestimonialSchema)
    .mutation(({ ctx, input }) => createTestimonial(ctx, input)),

  update: staffProcedure
    .meta({
      rest: 'PUT /admin/testimonials/:id',
      summary: 'Change a testimonial, or only whether it is published',
      description:
        'What is left out stays. With updatedAt as it was read, a testimonial that somebody else has saved since answers 409 edited_meanwhile.',
      errors: [409],
      examples: { body: { isPublished: false }, response: TESTIMONIAL },
      omit: 'isSample',
    })
    .input(updateTestimonialInput)
    .output(adminTestimonialSchema)
    .mutation(({ ctx, input }) => updateTestimonial(ctx, input)),

  hideSamples: staffProcedure.output(z.int()).mutation(({ ctx }) => hideSamples(ctx)),

  delete: staffProcedure
    .meta({
      rest: 'DELETE /admin/testimonials/:id',
      summary: 'Delete a testimonial',
    })
    .input(testimonialIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteTestimonial(ctx, input.id)),
});

import { z } from 'zod';
import { changedIdsSchema, matchingIdsSchema } from '../../platform/pagination/bulk-schema.ts';
import { pageOf, publicListInput } from '../../platform/pagination/schema.ts';
import {
  can,
  publicProcedure,
  router,
  sharedByInput,
  sharedProcedure,
} from '../../platform/trpc/trpc.ts';
import { deleteTestimonials, publishTestimonials, undoPublishTestimonials } from './change-many.ts';
import {
  createTestimonial,
  deleteTestimonial,
  getTestimonial,
  updateTestimonial,
} from './edit-testimonials.ts';
import { TESTIMONIAL, TESTIMONIAL_FIELDS } from './examples.ts';
import { exportTestimonials } from './export-testimonials.ts';
import { hideSamples } from './hide-samples.ts';
import { listFeatured, listTestimonials } from './list-testimonials.ts';
import {
  countTestimonialsByStatus,
  findMatchingTestimonials,
  listAllTestimonials,
} from './queries.ts';
import {
  adminTestimonialSchema,
  createTestimonialInput,
  exportTestimonialsInput,
  featuredTestimonialSchema,
  listTestimonialsInput,
  publishTestimonialsInput,
  testimonialCountsSchema,
  testimonialExportSchema,
  testimonialFilter,
  testimonialIdInput,
  testimonialIdsInput,
  testimonialPageSchema,
  testimonialSchema,
  updateTestimonialInput,
} from './schema.ts';

const HOME_PAGE_TESTIMONIALS = 3;

/** What the documented calls leave out. */
const UNDOCUMENTED = ['isSample', 'source', 'reviewedOn', 'sourceUrl', 'hasConsent'] as const;

export const testimonialsRouter = router({
  featured: sharedProcedure
    .output(z.array(featuredTestimonialSchema))
    .query(({ ctx }) => listFeatured(ctx, HOME_PAGE_TESTIMONIALS)),

  list: publicProcedure
    .meta({
      rest: 'GET /testimonials',
      summary: 'Published testimonials, newest first',
      description: 'q finds testimonials by the words of their texts and by the names of clients.',
      errors: [400, 403, 503],
      examples: { response: TESTIMONIAL },
    })
    .input(publicListInput)
    .use(sharedByInput)
    .output(pageOf(testimonialSchema))
    .query(({ ctx, input }) => listTestimonials(ctx, input)),

  all: can('testimonials.read')
    .meta({
      rest: 'GET /admin/testimonials',
      summary: 'List all testimonials, including drafts, newest first',
      examples: { response: TESTIMONIAL },
      omit: UNDOCUMENTED,
    })
    .input(listTestimonialsInput)
    .output(testimonialPageSchema)
    .query(({ ctx, input }) => listAllTestimonials(ctx.db, input)),

  one: can('testimonials.read')
    .input(testimonialIdInput)
    .output(adminTestimonialSchema)
    .query(({ ctx, input }) => getTestimonial(ctx, input.id)),

  counts: can('testimonials.read')
    .output(testimonialCountsSchema)
    .query(({ ctx }) => countTestimonialsByStatus(ctx.db)),

  matching: can('testimonials.read')
    .input(testimonialFilter)
    .output(matchingIdsSchema)
    .query(({ ctx, input }) => findMatchingTestimonials(ctx.db, input)),

  publishMany: can('testimonials.change')
    .input(publishTestimonialsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => publishTestimonials(ctx, input)),

  undoPublishMany: can('testimonials.change')
    .input(publishTestimonialsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => undoPublishTestimonials(ctx, input)),

  deleteMany: can('testimonials.change')
    .input(testimonialIdsInput)
    .output(changedIdsSchema)
    .mutation(({ ctx, input }) => deleteTestimonials(ctx, input.ids)),

  export: can('testimonials.export')
    .meta({
      rest: 'POST /admin/testimonials/export',
      summary: 'Export the filtered testimonials as CSV',
      description:
        'In list order, without a limit. If the connection ends early, rows are missing.',
      examples: {
        body: { status: 'published' },
        response:
          'Added (America/Los_Angeles),Client,Stars,Practice area,Testimonial,Published,Sample,Source,Date of the review,Link,Agreed to be quoted\r\n' +
          '2031-02-01 10:30,P. Aldana,5,Other,Nobody raised their voice.,Yes,No,,,,Yes\r\n',
      },
      file: 'testimonials.csv',
    })
    .input(exportTestimonialsInput)
    .output(testimonialExportSchema)
    .mutation(({ ctx, input }) => exportTestimonials(ctx, input)),

  create: can('testimonials.change')
    .meta({
      rest: 'POST /admin/testimonials',
      summary: 'Add a testimonial',
      status: 201,
      examples: { body: TESTIMONIAL_FIELDS, response: TESTIMONIAL },
      omit: UNDOCUMENTED,
    })
    .input(createTestimonialInput)
    .output(adminTestimonialSchema)
    .mutation(({ ctx, input }) => createTestimonial(ctx, input)),

  update: can('testimonials.change')
    .meta({
      rest: 'PUT /admin/testimonials/:id',
      summary: 'Change, publish or unpublish a testimonial',
      description:
        'Omitted fields do not change. Send updatedAt as it was read; 409 edited_meanwhile if another user has saved the testimonial since.',
      errors: [409],
      examples: { body: { isPublished: false }, response: TESTIMONIAL },
      omit: UNDOCUMENTED,
    })
    .input(updateTestimonialInput)
    .output(adminTestimonialSchema)
    .mutation(({ ctx, input }) => updateTestimonial(ctx, input)),

  hideSamples: can('testimonials.change')
    .output(z.int())
    .mutation(({ ctx }) => hideSamples(ctx)),

  delete: can('testimonials.change')
    .meta({
      rest: 'DELETE /admin/testimonials/:id',
      summary: 'Delete a testimonial',
    })
    .input(testimonialIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteTestimonial(ctx, input.id)),
});

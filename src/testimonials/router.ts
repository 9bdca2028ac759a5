import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { listFeatured, listTestimonials } from './list-testimonials.ts';
import { featuredTestimonialSchema, testimonialSchema } from './schema.ts';

const HOME_PAGE_TESTIMONIALS = 3;

export const testimonialsRouter = router({
  featured: publicProcedure
    .output(z.array(featuredTestimonialSchema))
    .query(({ ctx }) => listFeatured(ctx, HOME_PAGE_TESTIMONIALS)),

  list: publicProcedure
    .output(z.array(testimonialSchema))
    .query(({ ctx }) => listTestimonials(ctx)),
});

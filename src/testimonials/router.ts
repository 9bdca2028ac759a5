import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { listFeaturedTestimonials } from './queries.ts';
import { featuredTestimonialSchema } from './schema.ts';

const HOME_PAGE_TESTIMONIALS = 3;

export const testimonialsRouter = router({
  featured: publicProcedure
    .output(z.array(featuredTestimonialSchema))
    .query(({ ctx }) => listFeaturedTestimonials(ctx.db, HOME_PAGE_TESTIMONIALS)),
});

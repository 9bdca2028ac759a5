import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { listReviews } from './list-reviews.ts';
import { listReviewsInput, reviewSchema } from './schema.ts';

export const reviewsRouter = router({
  list: publicProcedure
    .input(listReviewsInput)
    .output(z.array(reviewSchema))
    .query(({ ctx, input }) => listReviews(ctx, input.source)),
});

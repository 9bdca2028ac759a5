import { z } from 'zod';
import { publicProcedure, router, sharedByInput } from '../../../platform/trpc/trpc.ts';
import { listReviews } from './list-reviews.ts';
import { listReviewsInput, reviewSchema } from './schema.ts';

export const reviewsRouter = router({
  list: publicProcedure
    .input(listReviewsInput)
    .use(sharedByInput)
    .output(z.array(reviewSchema))
    .query(({ ctx, input }) => listReviews(ctx, input.source)),
});

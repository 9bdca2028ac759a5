import { publicProcedure, router, sharedByInput } from '../../../platform/trpc/trpc.ts';
import { listReviews } from './list-reviews.ts';
import { listReviewsInput, reviewPageSchema } from './schema.ts';

export const reviewsRouter = router({
  list: publicProcedure
    .input(listReviewsInput)
    .use(sharedByInput)
    .output(reviewPageSchema)
    .query(({ ctx, input }) => listReviews(ctx, input)),
});

import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { listLatestArticles } from './queries.ts';
import { articleTeaserSchema, latestArticlesInput } from './schema.ts';

export const articlesRouter = router({
  latest: publicProcedure
    .input(latestArticlesInput)
    .output(z.array(articleTeaserSchema))
    .query(({ ctx, input }) => listLatestArticles(ctx.db, { ...input, now: ctx.now() })),
});

import { z } from 'zod';
import {
  publicProcedure,
  rateLimited,
  router,
  staffProcedure,
} from '../../../platform/trpc/trpc.ts';
import { newsSourceSchema } from '../schema.ts';
import { curateArticle, readSourceArticles } from './curate-articles.ts';
import { fetchNow } from './fetch-now.ts';
import { previewSource } from './preview-source.ts';
import { readSources, readSourcesAsSeenByCaller } from './read-sources.ts';
import {
  managedArticleSchema,
  managedSourceSchema,
  markArticleInput,
  newsPreviewSchema,
  newsSourceIdInput,
  newsSourceInput,
  previewNewsSourceInput,
  switchNewsSourceInput,
  updateNewsSourceInput,
} from './schema.ts';
import { addSource, changeSource, removeSource, switchSource } from './store-source.ts';

export const newsSourcesRouter = router({
  list: staffProcedure.output(z.array(managedSourceSchema)).query(({ ctx }) => readSources(ctx)),

  asSeenByCaller: publicProcedure
    .output(z.union([z.array(managedSourceSchema), z.array(newsSourceSchema)]))
    .query(({ ctx }) => readSourcesAsSeenByCaller(ctx)),

  create: staffProcedure
    .input(newsSourceInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => addSource(ctx, input)),

  update: staffProcedure
    .input(updateNewsSourceInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => changeSource(ctx, input)),

  switch: staffProcedure
    .input(switchNewsSourceInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => switchSource(ctx, input)),

  preview: staffProcedure
    .use(rateLimited('news-previews', { limit: 60, seconds: 600 }))
    .input(previewNewsSourceInput)
    .output(newsPreviewSchema)
    .mutation(({ ctx, input }) => previewSource(ctx, input)),

  fetchNow: staffProcedure
    .input(newsSourceIdInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => fetchNow(ctx, input.id)),

  articles: staffProcedure
    .input(newsSourceIdInput)
    .output(z.array(managedArticleSchema))
    .query(({ ctx, input }) => readSourceArticles(ctx, input.id)),

  curate: staffProcedure
    .input(markArticleInput)
    .output(managedArticleSchema)
    .mutation(({ ctx, input }) => curateArticle(ctx, input)),

  remove: staffProcedure
    .input(newsSourceIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeSource(ctx, input.id)),
});

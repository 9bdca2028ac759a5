import { z } from 'zod';
import { can, publicProcedure, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { NEWS_SOURCE } from '../examples.ts';
import { newsSourceSchema } from '../schema.ts';
import { curateArticle, readSourceArticles } from './curate-articles.ts';
import { MANAGED_SOURCE, SOURCE_FIELDS } from './examples.ts';
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
  list: can('news.read')
    .output(z.array(managedSourceSchema))
    .query(({ ctx }) => readSources(ctx)),

  asSeenByCaller: publicProcedure
    .meta({
      rest: 'GET /admin/blog-sources',
      tag: 'News',
      summary: 'List the news sources',
      description:
        'Staff get all sources with every field, newest first; everybody else gets only id, name and state of the active ones.',
      errors: [401, 403, 503],
      knowsStaff: 'news.read',
      examples: { response: NEWS_SOURCE },
      document: { response: z.array(newsSourceSchema) },
    })
    .output(z.union([z.array(managedSourceSchema), z.array(newsSourceSchema)]))
    .query(({ ctx }) => readSourcesAsSeenByCaller(ctx)),

  create: can('news.change')
    .meta({
      rest: 'POST /admin/blog-sources',
      tag: 'News',
      summary: 'Add a news source',
      status: 201,
      errors: [409],
      examples: { body: SOURCE_FIELDS, response: MANAGED_SOURCE },
    })
    .input(newsSourceInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => addSource(ctx, input)),

  update: can('news.change')
    .meta({
      rest: 'PUT /admin/blog-sources/:id',
      tag: 'News',
      summary: 'Change, activate or deactivate a news source',
      description: 'With isActive alone, nothing else changes.',
      errors: [409],
    })
    .input(updateNewsSourceInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => changeSource(ctx, input)),

  switch: can('news.change')
    .meta({ rest: 'PUT /admin/blog-sources/:id', whenBodyHasOnly: 'isActive' })
    .input(switchNewsSourceInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => switchSource(ctx, input)),

  preview: can('news.change')
    .meta({
      rest: 'POST /admin/blog-sources/preview',
      tag: 'News',
      summary: 'Preview a news source',
      description:
        'Fetches it and stores nothing. If it cannot be read, `problem` says why. With the id of a source, masks stand for its secrets.',
      errors: [404, 409, 429],
    })
    .use(rateLimited('news-previews', { limit: 60, seconds: 600 }))
    .input(previewNewsSourceInput)
    .output(newsPreviewSchema)
    .mutation(({ ctx, input }) => previewSource(ctx, input)),

  fetchNow: can('news.change')
    .meta({
      rest: 'POST /admin/blog-sources/:id/fetch',
      tag: 'News',
      summary: 'Fetch a news source at once',
      description:
        'Answers before the fetch is done; lastAttemptAt changes when it is. If a fetch is already running, no other one is started.',
      errors: [409],
    })
    .input(newsSourceIdInput)
    .output(managedSourceSchema)
    .mutation(({ ctx, input }) => fetchNow(ctx, input.id)),

  articles: can('news.read')
    .meta({
      rest: 'GET /admin/blog-sources/:id/articles',
      tag: 'News',
      summary: 'List the stored articles of a news source',
      description: 'Includes hidden ones. Pinned ones first, then the newest.',
    })
    .input(newsSourceIdInput)
    .output(z.array(managedArticleSchema))
    .query(({ ctx, input }) => readSourceArticles(ctx, input.id)),

  curate: can('news.change')
    .meta({
      rest: 'PUT /admin/external-blog-articles/:id',
      tag: 'News',
      summary: 'Hide or pin an article of another site',
      description: 'Omitted fields do not change. Fetching changes neither.',
    })
    .input(markArticleInput)
    .output(managedArticleSchema)
    .mutation(({ ctx, input }) => curateArticle(ctx, input)),

  remove: can('news.change')
    .meta({
      rest: 'DELETE /admin/blog-sources/:id',
      tag: 'News',
      summary: 'Remove a news source with its articles',
      errors: [409],
      document: { response: z.null() },
    })
    .input(newsSourceIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeSource(ctx, input.id)),
});

import { z } from 'zod';
import { pageOf, publicListInput } from '../../platform/pagination/schema.ts';
import {
  publicProcedure,
  router,
  sharedByInput,
  sharedProcedure,
} from '../../platform/trpc/trpc.ts';
import { EXTERNAL_ARTICLE } from './examples.ts';
import { findNews, listNews, listSources } from './list-news.ts';
import {
  externalArticleSchema,
  newsItemSchema,
  newsSourceSchema,
  searchNewsInput,
} from './schema.ts';

export const newsRouter = router({
  list: publicProcedure
    .meta({
      rest: 'GET /external-blog-articles',
      summary: 'List news articles of other sites, newest first',
      description:
        'Of active sources, without those that staff have hidden. q finds articles by the words of title and excerpt, like the search of the page, beyond the display limits of their sources.',
      errors: [400, 403, 503],
      examples: { response: EXTERNAL_ARTICLE },
    })
    .input(publicListInput)
    .output(pageOf(externalArticleSchema))
    .query(({ ctx, input }) => listNews(ctx, input)),

  search: publicProcedure
    .input(searchNewsInput)
    .use(sharedByInput)
    .output(z.array(newsItemSchema))
    .query(({ ctx, input }) => findNews(ctx, input)),

  sources: sharedProcedure
    .meta({
      rest: 'GET /blog-sources',
      summary: 'List the active news sources',
      errors: [403, 503],
    })
    .output(z.array(newsSourceSchema))
    .query(({ ctx }) => listSources(ctx)),
});

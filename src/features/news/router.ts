import { z } from 'zod';
import {
  publicProcedure,
  router,
  sharedByInput,
  sharedProcedure,
} from '../../platform/trpc/trpc.ts';
import { findNews, listNews, listSources } from './list-news.ts';
import {
  externalArticleSchema,
  newsItemSchema,
  newsSourceSchema,
  searchNewsInput,
} from './schema.ts';

export const newsRouter = router({
  list: publicProcedure.output(z.array(externalArticleSchema)).query(({ ctx }) => listNews(ctx)),

  search: publicProcedure
    .input(searchNewsInput)
    .use(sharedByInput)
    .output(z.array(newsItemSchema))
    .query(({ ctx, input }) => findNews(ctx, input)),

  sources: sharedProcedure.output(z.array(newsSourceSchema)).query(({ ctx }) => listSources(ctx)),
});

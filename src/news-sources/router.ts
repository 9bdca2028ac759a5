import { z } from 'zod';
import { newsSourceSchema } from '../news/schema.ts';
import { publicProcedure, router, staffProcedure } from '../trpc.ts';
import { readSources, readSourcesAsSeenByCaller } from './read-sources.ts';
import {
  managedSourceSchema,
  newsSourceIdInput,
  newsSourceInput,
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

  remove: staffProcedure
    .input(newsSourceIdInput)
    .mutation(({ ctx, input }) => removeSource(ctx, input.id)),
});

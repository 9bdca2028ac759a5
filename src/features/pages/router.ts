import { z } from 'zod';
import {
  publicProcedure,
  router,
  sharedByInput,
  sharedProcedure,
} from '../../platform/trpc/trpc.ts';
import { attorneyPageInput, attorneyPageSchema } from './attorney-page-schema.ts';
import { shownPageSchema } from './blocks/parts-schema.ts';
import { editProcedures } from './edit-procedures.ts';
import { findAttorneyPage } from './find-attorney-page.ts';
import { findPage } from './find-page.ts';
import { findShownPages } from './list-shown-pages.ts';
import { menuProcedures } from './menus/procedures.ts';
import { previewPage } from './preview-page.ts';
import { foundPageSchema, pageLinkSchema, pagePathInput, pagePreviewInput } from './schema.ts';
import { versionProcedures } from './versions/procedures.ts';

export const pagesRouter = router({
  page: publicProcedure
    .input(pagePathInput)
    .use(sharedByInput)
    .output(foundPageSchema)
    .query(({ ctx, input }) => findPage(ctx, input.path)),

  attorney: publicProcedure
    .input(attorneyPageInput)
    .use(sharedByInput)
    .output(attorneyPageSchema)
    .query(({ ctx, input }) => findAttorneyPage(ctx, input.slug)),

  published: sharedProcedure
    .output(z.array(pageLinkSchema))
    .query(({ ctx }) => findShownPages(ctx.db, ctx.language)),

  preview: publicProcedure
    .input(pagePreviewInput)
    .output(shownPageSchema)
    .query(({ ctx, input }) => previewPage(ctx, input.token)),

  ...editProcedures,
  ...versionProcedures,
  ...menuProcedures,
});

import { z } from 'zod';
import { pageInput } from '../../platform/pagination/schema.ts';
import { publicProcedure, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { activateTheme } from './activate-theme.ts';
import { createTheme } from './create-theme.ts';
import { removeTheme } from './delete-theme.ts';
import { getActiveTheme } from './get-active-theme.ts';
import { listThemes } from './queries.ts';
import {
  activateThemeInput,
  createThemeInput,
  previewThemeInput,
  themeIdInput,
  themePageSchema,
  themePreviewSchema,
  themeSchema,
} from './schema.ts';
import { previewTheme } from './theme-preview.ts';

export const themesRouter = router({
  active: publicProcedure.output(themeSchema).query(({ ctx }) => getActiveTheme(ctx)),

  list: staffProcedure
    .input(pageInput)
    .output(themePageSchema)
    .query(({ ctx, input }) => listThemes(ctx.db, input)),

  create: staffProcedure
    .input(createThemeInput)
    .output(themeSchema)
    .mutation(({ ctx, input }) => createTheme(ctx, input)),

  activate: staffProcedure
    .input(activateThemeInput)
    .output(themeSchema)
    .mutation(({ ctx, input }) => activateTheme(ctx, input)),

  delete: staffProcedure
    .input(themeIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeTheme(ctx, input.id)),

  preview: staffProcedure
    .input(previewThemeInput)
    .output(themePreviewSchema)
    .mutation(({ ctx, input }) => previewTheme(ctx, input.cssVariables)),
});

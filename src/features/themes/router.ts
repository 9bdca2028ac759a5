import { z } from 'zod';
import { pageInput } from '../../platform/pagination/schema.ts';
import { can, publicProcedure, router } from '../../platform/trpc/trpc.ts';
import { activateTheme } from './activate-theme.ts';
import { createTheme } from './create-theme.ts';
import { removeTheme } from './delete-theme.ts';
import { CHANGED_FIELDS, THEME, THEME_FIELDS } from './examples.ts';
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
  updateThemeInput,
} from './schema.ts';
import { previewTheme } from './theme-preview.ts';
import { getTheme, updateTheme } from './update-theme.ts';

const LOW_CONTRAST =
  'If colours have too little contrast (WCAG 2.2, AA), activating answers 409 low_contrast with the pairs, unless confirmLowContrast is true.';

export const themesRouter = router({
  active: publicProcedure
    .meta({
      rest: 'GET /themes/active',
      tag: 'Site',
      summary: 'The active theme',
      errors: [404, 503],
      examples: { response: THEME },
    })
    .output(themeSchema)
    .query(({ ctx }) => getActiveTheme(ctx)),

  list: can('themes.read')
    .meta({
      rest: 'GET /admin/themes',
      summary: 'List the installed themes, newest first',
      examples: { response: THEME },
    })
    .input(pageInput)
    .output(themePageSchema)
    .query(({ ctx, input }) => listThemes(ctx.db, input)),

  create: can('themes.change')
    .meta({
      rest: 'POST /admin/themes',
      summary: 'Install a theme; with isActive, activate it at once',
      description: `isDefault is ignored. ${LOW_CONTRAST}`,
      status: 201,
      errors: [409],
      examples: { body: { ...THEME_FIELDS, isActive: false }, response: THEME },
    })
    .input(createThemeInput)
    .output(themeSchema)
    .mutation(({ ctx, input }) => createTheme(ctx, input)),

  one: can('themes.read')
    .input(themeIdInput)
    .output(themeSchema)
    .query(({ ctx, input }) => getTheme(ctx, input.id)),

  update: can('themes.change')
    .meta({
      rest: 'PUT /admin/themes/:id',
      summary: 'Change the display name, description and CSS variables of an installed theme',
      description: `The name does not change, and the default theme cannot be changed. Send updatedAt as it was read; 409 edited_meanwhile if another user has saved the theme since. The active theme changes on the pages at once: ${LOW_CONTRAST}`,
      errors: [409],
      examples: { body: CHANGED_FIELDS, response: THEME },
    })
    .input(updateThemeInput)
    .output(themeSchema)
    .mutation(({ ctx, input }) => updateTheme(ctx, input)),

  activate: can('themes.change')
    .meta({
      rest: 'PUT /admin/themes/:id/activate',
      summary: 'Activate a theme',
      description: `${LOW_CONTRAST} With insteadOf, the response is 409 edited_meanwhile if a different theme is active.`,
      errors: [409],
      examples: { body: { confirmLowContrast: true }, response: THEME },
      optionalBody: true,
    })
    .input(activateThemeInput)
    .output(themeSchema)
    .mutation(({ ctx, input }) => activateTheme(ctx, input)),

  delete: can('themes.change')
    .meta({
      rest: 'DELETE /admin/themes/:id',
      summary: 'Delete a theme, except the active one and the default',
      errors: [409],
      document: { response: z.null() },
    })
    .input(themeIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeTheme(ctx, input.id)),

  preview: can('themes.read')
    .input(previewThemeInput)
    .output(themePreviewSchema)
    .mutation(({ ctx, input }) => previewTheme(ctx, input.cssVariables)),
});

import { z } from 'zod';
import { pageOf } from '../../platform/pagination/schema.ts';
import { optionalText, requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { MAX_THEME_NAME } from './rules.ts';
import { MAX_VARIABLES_TEXT, readVariables } from './variables/rules.ts';

/** A theme as the documented calls return it. */
export const themeSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  cssVariables: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  createdAt: instantOut,
  updatedAt: instantOut,
});

export const themePageSchema = pageOf(themeSchema);

/** JSON text that maps variables to colours, lengths and fonts; stored without insignificant whitespace. */
const cssVariables = requiredTextBlock(MAX_VARIABLES_TEXT).transform((json, context) => {
  const { variables, problems } = readVariables(json);
  for (const message of problems) context.addIssue({ code: 'custom', message });
  return JSON.stringify(variables);
});

/** Fields of the theme form. */
export const themeFields = z.object({
  name: requiredText(MAX_THEME_NAME).refine((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name), {
    error: 'Use lowercase letters, digits and single hyphens, such as harbour-blue',
  }),
  displayName: requiredText(100),
  description: optionalText(300).transform((text) => text ?? ''),
  cssVariables,
});

/** Activating a theme below WCAG AA needs explicit confirmation. */
const confirmLowContrast = z.boolean({ error: 'Must be true or false' }).default(false);

/** `isDefault` of the documented call is ignored: staff cannot change the default theme. */
export const createThemeInput = themeFields.extend({
  isActive: z.boolean({ error: 'Must be true or false' }).default(false),
  confirmLowContrast,
});
export type CreateThemeInput = z.output<typeof createThemeInput>;

export const themeIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a theme' }) });

/**
 * The texts and variables of an installed theme. The name cannot be changed, because templates find their installed
 * copy by name. The change is rejected if the theme has been saved since `updatedAt`, the value that the caller read.
 */
export const updateThemeInput = themeIdInput
  .extend(themeFields.omit({ name: true }).shape)
  .extend({ updatedAt: instantIn.nullish(), confirmLowContrast });
export type UpdateThemeInput = z.output<typeof updateThemeInput>;

/** `insteadOf` is the theme that the caller believes to be active; the call is refused if another one is. */
export const activateThemeInput = themeIdInput.extend({
  confirmLowContrast,
  insteadOf: themeIdInput.shape.id.nullish(),
});
export type ActivateThemeInput = z.output<typeof activateThemeInput>;

export const previewThemeInput = z.object({ cssVariables });

/** For `/?theme-preview=<token>`; valid for an hour. */
export const themePreviewSchema = z.object({ token: z.string() });

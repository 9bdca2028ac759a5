import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { COMPONENTS } from './rules.ts';

const componentKey = z.enum(
  COMPONENTS.map((component) => component.key),
  { error: 'Must be the key of a component' },
);

/** Whether the public site shows a component. */
export const componentVisibilitySchema = z.object({
  componentKey,
  componentName: z.string(),
  description: z.string(),
  isVisible: z.boolean(),
});

/** Why visitors do not see a component although staff show it, by its key. */
export const whyNotShownSchema = z.partialRecord(componentKey, z.string());

const isVisible = z.boolean({ error: validation.trueOrFalse });

/** The key is not validated here: it is part of the URL, so an unknown one is a 404 and not invalid input. */
export const setVisibilityInput = z.object({ componentKey: requiredText(100), isVisible });
export type SetVisibilityInput = z.output<typeof setVisibilityInput>;

export const saveComponentInput = z.object({
  componentKey,
  componentName: requiredText(100),
  description: requiredTextBlock(500),
  isVisible: isVisible.default(true),
});
export type SaveComponentInput = z.output<typeof saveComponentInput>;

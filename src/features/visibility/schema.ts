import { z } from 'zod';
import { requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import { COMPONENTS } from './rules.ts';

const componentKey = z.enum(
  COMPONENTS.map((component) => component.key),
  { error: 'Must be the key of a component' },
);

/** Whether the public site shows a part of itself. */
export const componentVisibilitySchema = z.object({
  componentKey,
  componentName: z.string(),
  description: z.string(),
  isVisible: z.boolean(),
});

const isVisible = z.boolean({ error: 'Must be true or false' });

/** A key that names nothing is not there, rather than wrong: it stands in an address. */
export const setVisibilityInput = z.object({ componentKey: requiredText(100), isVisible });
export type SetVisibilityInput = z.output<typeof setVisibilityInput>;

export const saveComponentInput = z.object({
  componentKey,
  componentName: requiredText(100),
  description: requiredTextBlock(500),
  isVisible: isVisible.default(true),
});
export type SaveComponentInput = z.output<typeof saveComponentInput>;

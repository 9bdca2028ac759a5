import { z } from 'zod';
import { COMPONENTS } from './rules.ts';

/** Whether the public site shows a part of itself. */
export const componentVisibilitySchema = z.object({
  componentKey: z.enum(COMPONENTS.map((component) => component.key)),
  componentName: z.string(),
  description: z.string(),
  isVisible: z.boolean(),
});

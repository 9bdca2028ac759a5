import { z } from 'zod';
import { instantOut } from '../instant-schema.ts';

/** A theme as the documented calls answer it. */
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

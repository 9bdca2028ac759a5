import { z } from 'zod';
import { firmProfileSchema } from '../firm/schema.ts';
import { COMPONENTS } from '../visibility/rules.ts';

/** What every public page needs around its own content. */
export const siteFrameSchema = z.object({
  firm: firmProfileSchema,
  visibility: z.record(z.enum(COMPONENTS.map((component) => component.key)), z.boolean()),
  /** The active theme as one CSS rule, or null while the built-in tokens are the theme. */
  themeCss: z.string().nullable(),
  /** Origin of the site, without a trailing slash, for canonical addresses. */
  publicUrl: z.string(),
  /** Calendar year in the firm's zone, for the copyright line. */
  year: z.int(),
});
export type SiteFrame = z.output<typeof siteFrameSchema>;

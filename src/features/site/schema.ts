import { z } from 'zod';
import { firmProfileSchema } from '../firm/schema.ts';
import { COMPONENTS } from '../visibility/rules.ts';

/** The layout data of every public page. */
export const siteLayoutSchema = z.object({
  firm: firmProfileSchema,
  visibility: z.record(z.enum(COMPONENTS.map((component) => component.key)), z.boolean()),
  /** The active theme as one CSS rule, or null for the built-in theme. */
  themeCss: z.string().nullable(),
  /** Origin of the site, without a trailing slash, for canonical addresses. */
  publicUrl: z.string(),
  /** Calendar year in the firm's zone, for the copyright line. */
  year: z.int(),
});
export type SiteLayout = z.output<typeof siteLayoutSchema>;

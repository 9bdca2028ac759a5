import { z } from 'zod';
import { WAITING_KINDS } from './rules.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** What set-up wrote for the areas of the firm and nobody has changed since, and what only the firm can say. */
export const setupSummarySchema = z.object({
  written: z.object({
    pages: z.array(named),
    /** The labels of consultation types and of categories of articles. */
    types: z.array(z.string()),
    categories: z.array(z.string()),
    /** The texts of the links in the services of the footer; empty if staff have edited them. */
    services: z.array(z.string()),
    /** Whether the calculator is meant to be shown; null if that is not what the areas ask for. */
    showsCalculator: z.boolean().nullable(),
    /** Why visitors see none although it is meant to be shown; null if nothing prevents it. */
    whyNoCalculator: z.string().nullable(),
  }),
  /** In the order of their urgency; `id` is that of a page. */
  waiting: z.array(
    z.object({ kind: z.enum(WAITING_KINDS), id: z.string().nullable(), name: z.string() }),
  ),
});
export type SetupSummary = z.output<typeof setupSummarySchema>;

import { z } from 'zod';
import { MAX_BULK_ROWS } from './rules.ts';

/**
 * The rows of a bulk change, as ids instead of a filter, so that a row that is added in the meantime is not changed
 * unseen.
 */
export const bulkIds = (id: z.ZodType<string, string>) => z.array(id).min(1).max(MAX_BULK_ROWS);

/** The rows that a bulk change has actually changed. */
export const changedIdsSchema = z.object({ ids: z.array(z.string()) });

/** The rows that match a filter; `isCut` if there are more than one bulk change accepts. */
export const matchingIdsSchema = z.object({ ids: z.array(z.string()), isCut: z.boolean() });

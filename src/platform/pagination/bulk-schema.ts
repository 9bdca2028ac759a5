import { z } from 'zod';
import { MAX_BULK_ROWS } from './rules.ts';

/**
 * The rows of a bulk change. It names them instead of a filter, so that a row that arrives meanwhile is not changed
 * unseen.
 */
export const bulkIds = (id: z.ZodType<string, string>) => z.array(id).min(1).max(MAX_BULK_ROWS);

/** The rows that a bulk change has changed. */
export const changedIdsSchema = z.object({ ids: z.array(z.string()) });

/** The rows that match a filter; `isCut` if there are more than one bulk change takes. */
export const matchingIdsSchema = z.object({ ids: z.array(z.string()), isCut: z.boolean() });

import { z } from 'zod';

/** How long the caller may have missed changes, in milliseconds. */
export const changesInput = z.object({ sinceMs: z.number().min(0) });

/** Lists of topics, as they change. */
export const changesSchema = z.custom<AsyncIterable<string[], void, void>>();

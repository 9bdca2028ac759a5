import { z } from 'zod';

/** See `MarkedText`. */
export const markedTextSchema = z.union([
  z.string(),
  z.object({ text: z.string(), language: z.string() }),
]);

import { z } from 'zod';
import { markedTextSchema } from '../../../platform/languages/marked-text-schema.ts';

/** The statements that the law of the firm asks for, by the place where they stand. */
export const statementsSchema = z.object({
  home: z.array(markedTextSchema),
  everyPage: z.array(markedTextSchema),
  besideReviews: z.array(markedTextSchema),
  besideArticles: z.array(markedTextSchema),
});

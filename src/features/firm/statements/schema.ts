import { z } from 'zod';

/** The statements that the law of the firm asks for, by the place where they stand. */
export const statementsSchema = z.object({
  home: z.array(z.string()),
  everyPage: z.array(z.string()),
  besideReviews: z.array(z.string()),
  besideArticles: z.array(z.string()),
});

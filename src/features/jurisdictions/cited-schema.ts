import { z } from 'zod';

/**
 * Where a line of law is from: `rule` as lawyers cite it, `source` where it was read, `asOf` the local date of that
 * reading. `sure` grades the source: A is the text of the rule or a page of the regulator, B a secondary page, C
 * general knowledge that nobody has looked up. What is graded C is shown to the public only once an attorney has
 * confirmed it.
 */
export const cited = {
  rule: z.string().min(1),
  source: z.string().min(1),
  asOf: z.iso.date(),
  sure: z.enum(['A', 'B', 'C']),
};

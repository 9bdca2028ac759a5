import type { Search } from '../sentences.ts';

/** How a further language words what a rule restricts: patterns for texts in small and capital letters without accents. */
type Claim = Omit<Search, 'read'> & {
  /** Whether a disclosure beside the text, such as that of testimonials, makes it fine. */
  isFineIfDisclosed?: boolean;
};

/** By the id of the rule. */
export type Claims = Readonly<Record<string, Claim>>;

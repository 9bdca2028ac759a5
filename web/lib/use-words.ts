import { AMERICAN, type TradeWords } from '../../src/features/jurisdictions/words-rules.ts';
import { trpc } from './trpc.ts';

/** What lawyers are called where the firm is. */
export function useWords(): TradeWords {
  const [{ words = AMERICAN }] = trpc.site.layout.useSuspenseQuery();
  return words;
}

import { trpc } from '../../lib/trpc.ts';
import { optionsOf } from './options-of.ts';

/** The practice area options in the back office: `all` includes inactive ones, for filters. */
export function usePracticeAreaOptions() {
  const [{ practiceAreas, formerPracticeAreas }] = trpc.site.layout.useSuspenseQuery();
  return {
    all: optionsOf([...practiceAreas, ...formerPracticeAreas]),
    /** The active ones, and those that are already chosen even if they are inactive. */
    including: (...chosen: readonly string[]) =>
      optionsOf(practiceAreas, formerPracticeAreas, chosen),
  };
}

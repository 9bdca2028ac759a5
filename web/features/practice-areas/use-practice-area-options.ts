import { trpc } from '../../lib/trpc.ts';
import { optionsOf } from './options-of.ts';

/** The practice areas to choose from in the back office: `all` with inactive ones, for filters. */
export function usePracticeAreaOptions() {
  const [{ practiceAreas, formerPracticeAreas }] = trpc.site.layout.useSuspenseQuery();
  return {
    all: optionsOf([...practiceAreas, ...formerPracticeAreas]),
    /** The active ones, and those that are chosen already. */
    including: (...chosen: readonly string[]) =>
      optionsOf(practiceAreas, formerPracticeAreas, chosen),
  };
}

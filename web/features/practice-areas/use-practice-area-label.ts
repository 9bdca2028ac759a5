import { labelOfKey } from '../../../src/features/firm/practice-areas/rules.ts';
import { trpc } from '../../lib/trpc.ts';

/** Returns a function for the label of a practice area, which also works for inactive ones. */
export function usePracticeAreaLabel() {
  const [{ practiceAreas, formerPracticeAreas }] = trpc.site.layout.useSuspenseQuery();
  return (key: string) => labelOfKey([...practiceAreas, ...formerPracticeAreas], key);
}

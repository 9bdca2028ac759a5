import { usePracticeAreaLabel } from './use-practice-area-label.ts';

/** The label of a practice area, for cells of lists. */
export function PracticeAreaName({ area }: { area: string }) {
  return usePracticeAreaLabel()(area);
}

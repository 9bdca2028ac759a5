import { STEPS, type Step } from '../../../src/features/setup/rules.ts';

/** The current view of the assistant: one of its steps, or the final list of open points. */
export type SetupPlace = Step | 'ready';

export type SetupSearch = { step?: SetupPlace };

export const PLACES: readonly SetupPlace[] = [...STEPS, 'ready'];

/** The step in the URL; without one, the assistant resumes where it was left. */
export function readSetupSearch(search: Record<string, unknown>): SetupSearch {
  const step = PLACES.find((place) => place === search.step);
  return step ? { step } : {};
}

/** The step after this one; after the last step, the checklist. */
export const placeAfter = (place: SetupPlace): SetupPlace =>
  PLACES[PLACES.indexOf(place) + 1] ?? 'ready';

/** The step before this one; undefined for the first. */
export const placeBefore = (place: SetupPlace): SetupPlace | undefined =>
  PLACES[PLACES.indexOf(place) - 1];

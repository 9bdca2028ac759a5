import { STEPS, type Step } from '../../../src/features/setup/rules.ts';
import { oneOf } from '../../admin/list-search.ts';

/** The current view of the assistant: one of its steps, or the final list of open points. */
export type SetupPlace = Step | 'ready';

export const PLACES: readonly SetupPlace[] = [...STEPS, 'ready'];

/** Without a step in the URL, the assistant resumes where it was left. */
export const SETUP_SEARCH = { step: oneOf(PLACES) };

/** The step after this one; after the last step, the checklist. */
export const placeAfter = (place: SetupPlace): SetupPlace =>
  PLACES[PLACES.indexOf(place) + 1] ?? 'ready';

/** The step before this one; undefined for the first. */
export const placeBefore = (place: SetupPlace): SetupPlace | undefined =>
  PLACES[PLACES.indexOf(place) - 1];

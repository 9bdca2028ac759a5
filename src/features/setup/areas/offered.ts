import type { listPracticeAreas } from '../../firm/practice-areas/queries.ts';

type Areas = Awaited<ReturnType<typeof listPracticeAreas>>;

/** The areas that the site lists. */
export const offered = (areas: Areas) =>
  areas.filter(({ isActive, isListed }) => isActive && isListed);

import {
  TESTIMONIAL_STATUSES,
  type TestimonialStatus,
} from '../../../src/features/testimonials/rules.ts';

/** What the address of the list says: what is looked for, where, and whether one is being added. */
export type TestimonialSearch = {
  q?: string | undefined;
  status?: TestimonialStatus | undefined;
  cursor?: string | undefined;
  new?: 1 | undefined;
};

/** Reads an address; what is nonsense in it is left out. */
export function readTestimonialSearch(search: Record<string, unknown>): TestimonialSearch {
  const { q, cursor, new: isNew } = search;
  const status = TESTIMONIAL_STATUSES.find((each) => each === search.status);
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(status && { status }),
    ...(typeof cursor === 'string' && { cursor }),
    ...(String(isNew) === '1' && { new: 1 }),
  };
}

export type OnSearch = (
  change: Partial<TestimonialSearch>,
  options?: { replace?: boolean },
) => void;

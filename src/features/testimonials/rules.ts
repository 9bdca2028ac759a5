/** Whether a testimonial is on the site. No dependencies: pages use it too. */
export const TESTIMONIAL_STATUSES = ['published', 'draft'] as const;

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** The star rating of a new testimonial. Source: admin spec §9. */
export const DEFAULT_RATING = 5;

/** The columns that the list for staff can be sorted by. */
export const TESTIMONIAL_SORTS = ['added', 'name', 'rating'] as const;

/** Whether a testimonial is on the site. No dependencies: pages use it too. */
export const TESTIMONIAL_STATUSES = ['published', 'draft'] as const;

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Possible star ratings, and the default for a new testimonial. Source: admin spec §9. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export const DEFAULT_RATING = 5;

/** A testimonial is on the site or not. No dependency: pages use it too. */
export const TESTIMONIAL_STATUSES = ['published', 'draft'] as const;

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Stars of a testimonial, and how many a new one has. Source: admin spec §9. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export const DEFAULT_RATING = 5;

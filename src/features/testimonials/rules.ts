import { REVIEW_SOURCES } from './reviews/rules.ts';

/** Whether a testimonial is on the site. No dependencies: pages use it too. */
export const TESTIMONIAL_STATUSES = ['published', 'draft'] as const;

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** The star rating of a new testimonial. Source: admin spec §9. */
export const DEFAULT_RATING = 5;

/** The columns that the list for staff can be sorted by. */
export const TESTIMONIAL_SORTS = ['added', 'name', 'rating'] as const;

/** Where a testimonial can have been received if not by the firm: the documented platforms, and all others. */
export const TESTIMONIAL_SOURCES = [
  ...REVIEW_SOURCES,
  { value: 'other', label: 'Another site' },
] as const;

export type TestimonialSource = (typeof TESTIMONIAL_SOURCES)[number]['value'];

/** The length of a review's address, in characters. */
export const MAX_SOURCE_URL = 500;

export function sourceLabel(source: string): string {
  return TESTIMONIAL_SOURCES.find(({ value }) => value === source)?.label ?? source;
}

/** Review platforms, with their labels in the filter. Source: public spec §2. */
export const REVIEW_SOURCES = [
  { value: 'google', label: 'Google Reviews' },
  { value: 'avvo', label: 'Avvo' },
  { value: 'yelp', label: 'Yelp' },
] as const;

export type ReviewSource = (typeof REVIEW_SOURCES)[number]['value'];

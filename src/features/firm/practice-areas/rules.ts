/** A practice area, or a category of articles, as people read it. */
export type LabelledKey = { key: string; label: string };

/** The label of a practice area or a category; a key that is not in the list is returned as it is. */
export function labelOfKey(entries: readonly LabelledKey[], key: string): string {
  return entries.find((entry) => entry.key === key)?.label ?? key;
}

/** The drawings for practice areas and categories of articles, by their names in `web/ui/art/figures.ts`. */
export const FIGURES = [
  { value: 'family-law', label: 'Two waves that become one level band' },
  { value: 'estate-planning', label: 'Lines that step down' },
  { value: 'trust-administration', label: 'Lines that hold a disc' },
  { value: 'divorce', label: 'One band that parts into two' },
  { value: 'custody', label: 'Lines that open around a disc' },
] as const;

/** The format of keys of practice areas and of categories of articles. */
export const isListKey = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

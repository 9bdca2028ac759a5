/** The practice areas of the firm, in the order of the forms. Source: public spec §3. */
export const PRACTICE_AREAS = [
  { value: 'family-law', label: 'Family Law' },
  { value: 'estate-planning', label: 'Estate Planning' },
  { value: 'trust-administration', label: 'Trust Administration' },
  { value: 'divorce', label: 'Divorce' },
  { value: 'custody', label: 'Child Custody' },
  { value: 'other', label: 'Other' },
] as const;

export type PracticeArea = (typeof PRACTICE_AREAS)[number]['value'];

export const PRACTICE_AREA_VALUES = PRACTICE_AREAS.map((area) => area.value);

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  PRACTICE_AREAS.map((area) => [area.value, area.label]),
);

/** The label of a practice area; a value that is no longer in the list is returned as it is. */
export function practiceAreaLabel(value: string): string {
  return LABELS[value] ?? value;
}

import { isListKey, type LabelledKey } from '../../../src/features/firm/practice-areas/rules.ts';

/** Options of a select: the active entries, then those of `chosen` that are inactive or no longer in the list. */
export function optionsOf(
  active: readonly LabelledKey[],
  former: readonly LabelledKey[] = [],
  chosen: readonly string[] = [],
): { value: string; label: string }[] {
  const kept = [...new Set(chosen)]
    .filter((key) => key !== '' && !active.some((entry) => entry.key === key))
    .map((key) => former.find((entry) => entry.key === key) ?? { key, label: key });
  return [...active, ...kept].map(({ key, label }) => ({ value: key, label }));
}

/** Reads the key of a practice area or category from a URL. */
export const listKey = (value: unknown): string | undefined =>
  isListKey(value) ? value : undefined;

/** The value if it is one of the options; a URL may contain one that has been deleted. */
export const knownOption = (
  options: readonly { value: string }[],
  value: string | undefined,
): string | undefined => options.find((option) => option.value === value)?.value;

/** What the texts of the whole site depend on: the areas that the firm has chosen, in their order. */
export type PresetSite = {
  areas: readonly { key: string; label: string }[];
  /** Whether the calculator is about one of the areas. */
  hasCalculator: boolean;
  /** Whether the calculator of the firm's state compares probate with a living trust. */
  comparesTrust: boolean;
};

/** The areas to which the probate calculator belongs. */
const ESTATE_AREAS: readonly string[] = ['estate-planning', 'trust-administration', 'probate'];

export const needsCalculator = (keys: readonly string[]): boolean =>
  keys.some((key) => ESTATE_AREAS.includes(key));

/** Keeps titles and descriptions within what search engines show. */
const MAX_CHARACTERS = 60;

const list = new Intl.ListFormat('en', { style: 'long' });

/**
 * The areas within a sentence, such as `immigration and employment law`: as many as are short enough to read, then
 * `other matters`. Starts with a capital letter if `isStart`.
 */
export function areaWords({ areas }: PresetSite, { isStart = false } = {}): string {
  const { named, hasOthers } = namedAreas(areas);
  const words = hasOthers ? [...named.map(inSentence), 'other matters'] : named.map(inSentence);
  const text = named.length > 0 ? list.format(words) : 'legal matters';
  return isStart ? withCapital(text) : text;
}

/** The labels of the areas that a sentence has room for, and whether there are others. */
export function namedAreas(areas: PresetSite['areas']): { named: string[]; hasOthers: boolean } {
  const labels = areas.map(({ label }) => label);
  const named = labels.filter(
    (_, index) => labels.slice(0, index + 1).join(', ').length <= MAX_CHARACTERS,
  );
  return { named, hasOthers: named.length < labels.length };
}

export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A label in lower case, except words that are written in capitals, such as DUI. */
export const inSentence = (label: string) =>
  label.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

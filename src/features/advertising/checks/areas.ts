/** Words that are no field of law, and neither are shorter ones. */
const NO_FIELD = new Set(['law', 'legal', 'other', 'general', 'matters', 'services', 'more']);
const SHORTEST = 3;

/**
 * The fields of law in labels of practice areas: `Immigration & visa law` is `immigration & visa law`, `immigration` and
 * `visa`.
 */
const fieldsIn = (label: string): string[] => {
  const whole = label.trim().toLowerCase();
  return [whole, ...whole.split(/\s*(?:[,;&/]|\band\b|\bor\b)\s*/)]
    .flatMap((part) => [part, part.replace(/ law$/, '')])
    .filter((part) => part.length >= SHORTEST && !NO_FIELD.has(part));
};

/** A group of a regular expression with words for fields of law: those given, and the practice areas of the firm. */
export function fieldPattern(words: readonly string[], areas: readonly string[]): string {
  const own = areas.flatMap(fieldsIn).map((field) => field.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // The longest first, because a regular expression takes the first that fits.
  const ordered = [...new Set(own)].sort((a, b) => b.length - a.length);
  return `(?:${[...words, ...ordered].join('|')})`;
}

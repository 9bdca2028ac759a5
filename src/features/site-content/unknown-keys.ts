/** The path of the first key of `given` that `known` does not have, such as `pages.3.contents`. */
export function findUnknownKey(given: unknown, known: unknown): string | undefined {
  if (!isObject(given) || !isObject(known)) return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (!(key in known)) return key;
    const below = findUnknownKey(value, known[key]);
    if (below) return `${key}.${below}`;
  }
  return undefined;
}

/** An object or a list, whose keys are its indexes. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

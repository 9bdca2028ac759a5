import { byPlace, nameOf, type PlacedText } from './text-rules.ts';

/** A text of the original beside what the translation says of it. */
export type AlignedText = PlacedText & {
  /** Empty if it has not been translated. */
  translation: string;
  /** What the original said when it was translated; null if it is the same, or was not translated. */
  before: string | null;
};

/**
 * Finds what a translation says of each text of the original: at the same place if that says the same, or else where
 * the same text was, because blocks are inserted, moved and removed. What remains at its place has been rewritten.
 */
export function alignTexts(
  original: readonly PlacedText[],
  source: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
): AlignedText[] {
  const texts = byPlace(original);
  const free = new Set(Object.keys(source).filter((path) => texts[path] !== source[path]));
  const cameFrom = new Map<string, string>();
  for (const { path, text } of original) {
    if (source[path] === text) cameFrom.set(path, path);
    else {
      const from = [...free].find((each) => source[each] === text && isSameField(each, path));
      if (from === undefined) continue;
      free.delete(from);
      cameFrom.set(path, from);
    }
  }
  return original.map(({ path, text }) => {
    const from = cameFrom.get(path);
    if (from !== undefined)
      return { path, text, translation: translated[from] ?? '', before: null };
    if (!free.has(path)) return { path, text, translation: '', before: null };
    return { path, text, translation: translated[path] ?? '', before: source[path] ?? null };
  });
}

const isSameField = (one: string, other: string) =>
  nameOf(one.split('.')) === nameOf(other.split('.'));

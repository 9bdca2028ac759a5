/** A text of a content, with its place: `blocks.2.heading`. */
export type PlacedText = { path: string; text: string };

type Json = unknown;

/**
 * The texts of a content that are read by people: the strings under one of `keys`, at any depth, in order. Everything
 * else, such as addresses, kinds and numbers, is the same in every language.
 */
export function textsOf(content: Json, keys: ReadonlySet<string>, at: string[] = []): PlacedText[] {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => textsOf(item, keys, [...at, String(index)]));
  }
  if (typeof content === 'object' && content !== null) {
    return Object.entries(content).flatMap(([key, value]) => textsOf(value, keys, [...at, key]));
  }
  const isText = typeof content === 'string' && content.trim() !== '' && keys.has(nameOf(at));
  return isText ? [{ path: at.join('.'), text: content }] : [];
}

/** The last name of a path: that of a list for its items. */
export const nameOf = (at: readonly string[]): string =>
  at.findLast((part) => !/^\d+$/.test(part)) ?? '';

/** The content with other texts, by their places; texts that are not given stay, and so does everything else. */
export function withTexts<Content>(
  content: Content,
  texts: Readonly<Record<string, string>>,
  at: string[] = [],
): Content {
  if (Array.isArray(content)) {
    return content.map((item, index) => withTexts(item, texts, [...at, String(index)])) as Content;
  }
  if (typeof content === 'object' && content !== null && !(content instanceof Date)) {
    const entries = Object.entries(content).map(([key, value]) => [
      key,
      withTexts(value, texts, [...at, key]),
    ]);
    return Object.fromEntries(entries) as Content;
  }
  const text = texts[at.join('.')];
  return typeof content === 'string' && text !== undefined ? (text as Content) : content;
}

/** The places at which the original no longer says what a translation was made from, or has something new. */
export function outdatedPlaces(
  original: readonly PlacedText[],
  source: Readonly<Record<string, string>>,
): string[] {
  return original.filter(({ path, text }) => source[path] !== text).map(({ path }) => path);
}

/** The same, apart: what has changed, and what the translation does not have. */
export function comparePlaces(
  original: readonly PlacedText[],
  source: Readonly<Record<string, string>>,
): { changed: string[]; missing: string[] } {
  const outdated = outdatedPlaces(original, source);
  return {
    changed: outdated.filter((path) => source[path] !== undefined),
    missing: outdated.filter((path) => source[path] === undefined),
  };
}

/** Without the texts that are empty: those say what the original says. */
export const withoutBlanks = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** By place, for storage and comparison. */
export const byPlace = (texts: readonly PlacedText[]): Record<string, string> =>
  Object.fromEntries(texts.map(({ path, text }) => [path, text]));

/** The `type` of the block that contains a text; null outside of blocks. */
export function kindAt(content: Json, path: string): string | null {
  let kind: string | null = null;
  let part: unknown = content;
  for (const name of path.split('.')) {
    part = (part as Readonly<Record<string, unknown>> | null)?.[name];
    const type = (part as { type?: unknown } | null)?.type;
    if (typeof type === 'string') kind = type;
  }
  return kind;
}

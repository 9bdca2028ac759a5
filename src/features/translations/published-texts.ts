import { byPlace, textsOf, withTexts } from './text-rules.ts';

/** A published translation, with the texts that it was made from. */
export type Published = { content: unknown; source: Readonly<Record<string, string>> };

/**
 * What becomes of a text whose original has changed since it was translated: `keep` for prose, `drop` for facts, such as
 * hours and claims, which must not say what no longer holds.
 */
export type Outdated = 'keep' | 'drop';

/**
 * The published texts for the places of an original, as it is now. A text that only moved, such as a link of a menu, is
 * found by what it says.
 */
export function publishedTexts(
  original: unknown,
  published: Published | undefined,
  { textKeys, outdated }: { textKeys: ReadonlySet<string>; outdated: Outdated },
): Record<string, string> {
  if (!published) return {};
  const { source } = published;
  const translated = byPlace(textsOf(published.content, textKeys));
  const moved = new Map(Object.entries(source).map(([path, text]) => [text, translated[path]]));
  const pairs = textsOf(original, textKeys).flatMap(({ path, text }) => {
    const current = source[path] === text ? translated[path] : moved.get(text);
    const found = current ?? (outdated === 'keep' && source[path] ? translated[path] : undefined);
    return found === undefined ? [] : [[path, found] as const];
  });
  return Object.fromEntries(pairs);
}

/** The original with its published texts in place of its own; it is unchanged without a translation. */
export const inPublished = <Content>(
  original: Content,
  published: Published | undefined,
  how: Parameters<typeof publishedTexts>[2],
): Content =>
  published ? withTexts(original, publishedTexts(original, published, how)) : original;

import { diffWordsWithSpace } from 'diff';

/** A segment of a diff: unchanged, or only in the earlier (`removed`) or the later text (`added`). */
export type TextPart = { text: string; change: 'none' | 'removed' | 'added' };

/** Texts that differ in more words than this are not compared, because that would take seconds. */
const MOST_CHANGES = 1_000;

/** How many characters of unchanged text are kept around a change. */
const CONTEXT = 120;

/** A word diff of two texts; undefined if they are too different. */
export function textChanges(before: string, after: string): TextPart[] | undefined {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  return parts?.map(({ value, added, removed }, place) => {
    if (added) return { text: value, change: 'added' };
    if (removed) return { text: value, change: 'removed' };
    return {
      text: shortened(value, { isFirst: place === 0, isLast: place === parts.length - 1 }),
      change: 'none',
    };
  });
}

/** Shortens unchanged text to the context of the adjacent changes. */
function shortened(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return text.length <= head.length + tail.length + CONTEXT ? text : `${head} … ${tail}`;
}

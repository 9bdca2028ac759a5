import { diffWordsWithSpace } from 'diff';

/** A part of two compared texts: in both, or only in the former or the latter. */
export type TextPart = { text: string; change: 'none' | 'removed' | 'added' };

/** Texts that differ in more words than this are not compared: it would take seconds. */
const MOST_CHANGES = 1_000;

/** How much unchanged text stays around a change. */
const CONTEXT = 120;

/** The words that were removed and added from one text to another; undefined if they are too different. */
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

/** Leaves out the middle of a long unchanged text, or what is before the first or after the last change. */
function shortened(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  const head = isFirst ? '' : text.slice(0, CONTEXT);
  const tail = isLast ? '' : text.slice(-CONTEXT);
  return text.length <= head.length + tail.length + CONTEXT ? text : `${head} … ${tail}`;
}

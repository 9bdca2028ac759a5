import { LRUCache } from 'lru-cache';

/** Applies even if all entries are short. */
const MAX_ENTRIES = 10_000;

/**
 * Memoizes `work` in an LRU cache, limited to `maxCharacters` of inputs and results together (bytes, if results are
 * buffers).
 */
export function memoizeLru<Answer extends { length: number } = string>(
  work: (text: string) => Answer,
  maxCharacters: number,
): (text: string) => Answer {
  // Wrapped in an object because a result may be empty. A hit does not store the caller's copy of the text.
  const answers = new LRUCache<string, { answer: Answer }>({
    max: MAX_ENTRIES,
    maxSize: maxCharacters,
    sizeCalculation: ({ answer }, text) => Math.max(1, text.length + answer.length),
    memoMethod: (text) => ({ answer: work(text) }),
  });
  return (text) => answers.memo(text).answer;
}

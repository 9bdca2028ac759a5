import { LRUCache } from 'lru-cache';

/** What an entry takes besides its texts, in characters. Limits the number of entries, however short they are. */
export const ENTRY_CHARACTERS = 64;

/**
 * Memoizes `work` in an LRU cache, limited to `maxCharacters` of inputs and results together (bytes, if results are
 * buffers) and `ENTRY_CHARACTERS` for each entry. Without a `max`, because the cache would reserve memory for as many
 * entries at once.
 */
export function memoizeLru<Answer extends { length: number } = string>(
  work: (text: string) => Answer,
  maxCharacters: number,
): (text: string) => Answer {
  // Wrapped in an object because a result may be empty. A hit does not store the caller's copy of the text.
  const answers = new LRUCache<string, { answer: Answer }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ answer }, text) => text.length + answer.length + ENTRY_CHARACTERS,
    memoMethod: (text) => ({ answer: work(text) }),
  });
  return (text) => answers.memo(text).answer;
}

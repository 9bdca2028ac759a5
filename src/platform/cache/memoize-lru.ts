import { LRUCache } from 'lru-cache';

/** However short they are. */
const MAX_ENTRIES = 10_000;

/**
 * The same function, which remembers what it answered lately, up to `maxCharacters` of questions and
 * answers together, or bytes of those; what was asked longest ago is forgotten first.
 */
export function memoizeLru<Answer extends { length: number } = string>(
  work: (text: string) => Answer,
  maxCharacters: number,
): (text: string) => Answer {
  // In an object, as an empty answer is one, too. Who asks again brings another copy of the question, which is not kept.
  const answers = new LRUCache<string, { answer: Answer }>({
    max: MAX_ENTRIES,
    maxSize: maxCharacters,
    sizeCalculation: ({ answer }, text) => Math.max(1, text.length + answer.length),
  });
  return (text) => {
    const known = answers.get(text);
    if (known) return known.answer;
    const answer = work(text);
    answers.set(text, { answer });
    return answer;
  };
}

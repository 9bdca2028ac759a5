/** A key such as `question_3` that is not taken. */
export function newKey(word: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const key = `${word}_${number}`;
    if (!taken.includes(key)) return key;
  }
}

/** The text of a new question, which is opened for editing. */
export const NEW_QUESTION = 'New question';

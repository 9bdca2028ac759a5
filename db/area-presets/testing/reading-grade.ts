/** The Flesch–Kincaid grade of a text: years of school in the United States. Counts groups of vowels as syllables. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.:;?]\s|\n/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

const syllablesOf = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 0,
  );

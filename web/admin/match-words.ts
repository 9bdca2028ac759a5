/** Whether each word of a search text is the prefix of a word in `own`. */
export function matchesWords(own: string, text: string): boolean {
  const prefixes = own.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => prefixes.some((each) => each.startsWith(word)));
}

/** Makes text safe for a header, a list, and the database, which rejects U+0000. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
